import { expect, it } from 'vitest';
import type { WarringView } from '../../../src/games/warring/generated/view';
import { rules } from '../../../src/games/warring/turning';

it('stands by its points, and by what its characters in hand have come towards', () => {
  const stand = (points: number, ...held: [number, number][]) => {
    const own_characters = held.map(([points, progress]) => ({ key: '', points, progress }));
    return rules.standing({ seats: [{ points, own_characters }] } as WarringView, 0);
  };

  expect(stand(6)).toBe(6);
  expect(stand(6, [8, 0])).toBe(6);
  expect(stand(6, [8, 0.5])).toBeGreaterThan(6);
  // To show a character is still a gain.
  expect(stand(14)).toBeGreaterThan(stand(6, [8, 1]));
});
