import { describe, expect, it } from 'vitest';
import type { HuangView } from '../../../src/games/huang/generated/view';
import { rules } from '../../../src/games/huang/turning';

const FIVE = { yellow: 5, red: 5, blue: 5, green: 5, white: 0 };

/** A view of one seat with these points, whose leaders are in one state with these pagodas. */
function stand(points: Partial<typeof FIVE>, leaders: string[] = [], pagodas: string[] = [], more = {}) {
  const view = {
    outcome: null,
    seats: [{ points: { ...FIVE, ...points } }],
    states: [{ places: ['b2', 'b3'], leaders: Object.fromEntries(leaders.map((colour) => [colour, 0])) }],
    pagodas: pagodas.map((colour) => ({ colour, places: ['b2', 'c2', 'c3'] })),
    ...more,
  };
  return rules.standing(view as unknown as HuangView, 0);
}

describe('how well a seat of the game stands', () => {
  it('depends most on its lowest colour, jokers counted in', () => {
    const even = stand({});
    expect(stand({ red: 4 })).toBeLessThan(even);
    expect(stand({ red: 4, white: 1 })).toBe(even);
    expect(stand({ red: 4 }) - even).toBeLessThan(even - stand({ red: 6 }));
  });

  it('depends on what leaders and their pagodas will bring', () => {
    expect(stand({}, ['red'])).toBeGreaterThan(stand({}));
    expect(stand({}, ['red'], ['red'])).toBeGreaterThan(stand({}, ['red'], ['blue']));
    expect(stand({}, [], ['red'])).toBe(stand({}));
  });

  it('depends on points alone when the game is over', () => {
    expect(stand({}, ['red'], ['red'], { outcome: {} })).toBe(stand({}));
  });
});

it('counts as gains what a conflict brought, but no leader that fell in it', () => {
  const gains = [
    { kind: 'points', fields: { source: 'war' } },
    { kind: 'points', fields: { source: 'pagoda' } },
    { kind: 'leader_lost', fields: { cause: 'war' } },
    { kind: 'leader_lost', fields: { cause: 'yellow' } },
  ].filter(rules.isGain);
  expect(gains.map(({ fields }) => Object.values(fields)[0])).toEqual(['war', 'yellow']);
});
