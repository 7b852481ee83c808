// What boards work out from a view, beside what the server tells them.
import { describe, expect, it } from 'vitest';
import { fits, type Favour, type HuangdiView } from '../src/boards/huangdi/view';
import { before, type StateView } from '../src/boards/warring/view';
import { foretold } from '../src/boards/prospect';
import { GameTexts, loadTexts } from '../src/lib/texts';
import { freePlace, type HuangView } from '../src/boards/huang/view';

describe('a favour of Huang Di', () => {
  const favour: Favour = { id: 1, pattern: ['#.', '##'], income: 0, petition: 0, jade: 0, points: 5 };
  const wall = (places: string[], plaques: string[] = []) =>
    ({
      provinces: ['A', 'B'],
      wall: Object.fromEntries(
        places.map((place) => [place, { seat: 0, plaque: plaques.includes(place) }]),
      ),
    }) as unknown as HuangdiView;

  it('stands where its pattern is, from one province to the next too', () => {
    expect(fits(wall(['a5.1', 'b1.1', 'a5.2']), favour, 0)).toEqual([['a5.2', 'a5.1', 'b1.1']]);
  });

  it('does not stand on a plaque, on blocks of others, or mirrored', () => {
    expect(fits(wall(['a1.1', 'a2.1', 'a1.2'], ['a2.1']), favour, 0)).toEqual([]);
    expect(fits(wall(['a1.1', 'a2.1', 'a1.2']), favour, 1)).toEqual([]);
    expect(fits(wall(['a1.1', 'a2.1', 'a2.2']), favour, 0)).toEqual([]);
  });
});

describe('the states while changes are still to be told', () => {
  const qi = { key: 'qi', is_alive: true, military: 6, economy: 4, culture: 4, morale: 4 };
  const change = (by: string, to: number) => ({
    kind: 'changed',
    fields: { state: 'qi', changes: { military: by }, values: { military: to } },
  });

  it('stand as before the first of them', () => {
    const [shown] = before([qi as StateView], [change('+1', 5), change('+1', 6)]);
    expect(shown).toMatchObject({ military: 4, economy: 4 });
  });

  it('stand as they are when all is told', () => {
    expect(before([qi as StateView], [])).toEqual([qi]);
  });
});

describe('a free place of the map of HUANG', () => {
  const view = {
    board: { rows: ['#.~', '..~'] },
    tiles: { b1: 'red' },
    leaders: [{ place: 'a2' }],
  } as unknown as HuangView;

  it('is land or river, without a tile or a leader', () => {
    expect(freePlace(view, false)).toBe('b2');
    expect(freePlace(view, true)).toBe('c1');
  });
});

describe('what a move would do', () => {
  const asked = (prompt: string, fields = {}) => ({ seat: 0, prompt, sealed: false, fields });
  const prospect = (next: ReturnType<typeof asked>) => ({
    events: [{ kind: 'turn_began', fields: { seat: 0 } }],
    certain: true,
    view: { game: 'huang', viewer: 0, pending: [next], outcome: null },
    problem: null,
  });

  it('tells of the building that a triangle allows', async () => {
    const texts = new GameTexts(await loadTexts('en', 'huang'));
    const triangle = asked('building', { colour: 'red', place: 'c4' });
    const told = foretold(prospect(triangle), asked('action', { left: 2 }), texts);
    expect(told).toHaveLength(2);
    expect(told[1]).toContain('red tile on c4 allows a building');
  });

  it('is silent about the next action of the turn', async () => {
    const texts = new GameTexts(await loadTexts('en', 'huang'));
    const told = foretold(prospect(asked('action', { left: 1 })), asked('action', { left: 2 }), texts);
    expect(told).toHaveLength(1);
  });
});
