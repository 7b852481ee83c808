import { describe, expect, it } from 'vitest';
import type { StateView } from '../../../src/games/warring/generated/view';
import { statesBefore } from '../../../src/games/warring/view';

describe('the states before events that are still to be played back', () => {
  const qi = { key: 'qi', is_alive: true, military: 6, economy: 4, culture: 4, morale: 4 };
  const change = (by: string, to: number) => ({
    kind: 'changed',
    fields: { state: 'qi', changes: { military: by }, values: { military: to } },
  });

  it('are those before the first of them', () => {
    const [shown] = statesBefore([qi as StateView], [change('+1', 5), change('+1', 6)]);
    expect(shown).toMatchObject({ military: 4, economy: 4 });
  });

  it('are the current ones if there are none', () => {
    expect(statesBefore([qi as StateView], [])).toEqual([qi]);
  });
});
