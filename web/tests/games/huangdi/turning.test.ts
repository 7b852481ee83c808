import { expect, it } from 'vitest';
import type { HuangdiView } from '../../../src/games/huangdi/generated/view';
import { rules } from '../../../src/games/huangdi/turning';

it('stands by its points, without those that only the end of the game brings', () => {
  const seat = { score: 30, jade: 0, peasants: 3, convicts: 0, chips: 0, played: [] };
  const other = { ...seat, score: 20, peasants: 0 };
  const view = { provinces: ['A'], wall: {}, favours: [], seats: [seat, other], outcome: null };
  const stand = (view: object) => [0, 1].map((one) => rules.standing(view as HuangdiView, one));

  expect(stand(view)).toEqual([30, 20]);
  // Most workers.
  expect(stand({ ...view, outcome: {} })).toEqual([25, 20]);
});
