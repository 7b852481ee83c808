import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/board/board';
import { conflictOf, grownBy } from '../../../src/games/huang/conflict';
import { effectOfLeader, effectOfTile } from '../../../src/games/huang/effects';
import type { HuangView } from '../../../src/games/huang/generated/view';
import { border, outlines } from '../../../src/games/huang/hex';
import { supportersOf, victories } from '../../../src/games/huang/stakes';
import { totalsAfter } from '../../../src/games/huang/support';
import { terrainOf } from '../../../src/games/huang/terrain';

const EMPTY = { tiles: {}, leaders: [], pagodas: [], states: [], pending: [] };
const view = (some: object) => ({ ...EMPTY, board: { capitals: {} }, ...some }) as unknown as HuangView;

describe('the outline of places', () => {
  it('is one closed line around neighbours, and one around each island', () => {
    expect(outlines(['c3', 'd3']).map((line) => line.length)).toEqual([10]);
    expect(outlines(['a1', 'e5'])).toHaveLength(2);
    expect(border(['c3']).match(/L/g)).toHaveLength(5);
  });
});

describe('the drawn land', () => {
  it('has one current for each river', () => {
    const { currents, edges } = terrainOf(['~~~..', '.....', '..~~~']);
    expect(currents).toHaveLength(2);
    expect(edges.water).not.toBe('');
  });

  it('names the rivers of the printed boards, and no others', () => {
    const named = (rows: string[]) => terrainOf(rows).rivernames.map(({ river }) => river);
    expect(named(['.........~~~~##'])).toEqual(['yellow']);
    expect(named([...Array<string>(14).fill('.'), '##~~~~~~...####'])).toEqual(['yangtze']);
    expect(named(['~~~~.........~~~~'])).toEqual([]);
  });
});

describe('what a tile brings', () => {
  const state = (places: string[], leaders: object) => ({ places, leaders, strength: 0 });

  it('is a point for the leader of its colour, or else for the yellow one', () => {
    const position = view({ states: [state(['c3'], { yellow: 1, red: 0 })] });
    expect(effectOfTile(position, 0, 'red', 'd3')).toBe('own');
    expect(effectOfTile(position, 0, 'green', 'd3')).toBe('other');
    expect(effectOfTile(position, 0, 'red', 'h8')).toBe('none');
  });

  it('is a war where two leaders of one colour meet', () => {
    const states = [state(['c3'], { red: 0 }), state(['e3'], { red: 1 })];
    expect(effectOfTile(view({ states }), 0, 'green', 'd3')).toBe('war');
  });

  it('is a pagoda where three tiles of one colour form a triangle', () => {
    const position = view({ tiles: { c3: 'red', d3: 'red' } });
    expect(effectOfTile(position, 0, 'red', 'c2')).toBe('pagoda');
    expect(effectOfTile(position, 0, 'blue', 'c2')).toBe('none');
  });
});

describe('what a leader brings', () => {
  const states = [{ places: ['c3'], leaders: { red: 0, blue: 1 }, strength: 0 }];

  it('is a revolt in a state with a leader of its colour, unless that is itself', () => {
    const position = view({ states });
    expect(effectOfLeader(position, 0, 'blue', 'd3')).toBe('revolt');
    expect(effectOfLeader(position, 0, 'red', 'd3')).toBeNull();
    expect(effectOfLeader(position, 0, 'blue', 'h8')).toBeNull();
  });
});

describe('a revolt', () => {
  it('is between leaders with the yellow tiles beside them, which may be both’s', () => {
    const leaders = [
      { seat: 0, colour: 'red', place: 'b2' },
      { seat: 1, colour: 'red', place: 'd2' },
    ];
    const tiles = { c2: 'yellow', b1: 'yellow', e2: 'red', f4: 'yellow' };
    const fields = { attacker: 0, defender: 1, attack: 2, defence: 1, colour: 'red' };
    const pending = [{ seat: 0, prompt: 'revolt_attack', sealed: false, fields }];
    const [attacker, defender] = conflictOf(view({ leaders, tiles, pending }))!.camps;
    expect(attacker?.places.toSorted()).toEqual(['b1', 'b2', 'c2']);
    expect(defender?.places).toEqual(['d2', 'c2']);
  });
});

describe('a war', () => {
  const side = (places: string[], total: number) => ({ places, total, tiles: 0, leaders: 0 });
  const war = view({
    tiles: { d3: 'red', e3: 'red' },
    pagodas: [{ colour: 'red', places: ['d3', 'e3', 'd4'] }],
    leaders: [
      { seat: 0, colour: 'green', place: 'b2' },
      { seat: 1, colour: 'green', place: 'd2' },
      { seat: 0, colour: 'white', place: 'e2' },
    ],
    pending: [
      {
        seat: 0,
        prompt: 'war',
        sealed: false,
        fields: { place: 'c2', unifier: 1, sides: { A: side(['b2'], 4), B: side(['d2', 'e2', 'd3', 'e3'], 2) } },
      },
    ],
  });

  it('is about the colours of which both sides have a leader', () => {
    const conflict = conflictOf(war);
    expect(conflict?.stakes).toEqual(['green']);
    expect(conflict?.camps[1]?.strength).toEqual({ tiles: 2, added: 0, helpers: 0 });
    expect(conflict?.camps.map(({ isAhead }) => isAhead)).toEqual([true, false]);
  });

  it('brings a point for each leader that falls, and costs the loser what red tiles it has', () => {
    const found = victories(conflictOf(war)!).map(({ winner, points, losers }) => ({
      winner: winner.letter,
      points: points.map(({ seat, colour }) => [seat, colour]),
      losers,
    }));
    expect(found).toEqual([
      { winner: 'A', points: [[0, 'green']], losers: [{ letter: 'B', losses: { leaders: 1, tiles: 2, pagodas: 1 } }] },
      { winner: 'B', points: [[1, 'green']], losers: [{ letter: 'A', losses: { leaders: 1 } }] },
    ]);
  });

  it('of three sides brings a point for each, and tells what a side loses that does not win', () => {
    const leaders = ['b2', 'd2', 'c4'].map((place, seat) => ({ seat, colour: 'green', place }));
    const sides = { A: side(['b2'], 1), B: side(['d2', 'd3'], 1), C: side(['c4'], 0) };
    const fields = { place: 'c2', unifier: 1, sides };
    const pending = [{ seat: 0, prompt: 'war', sealed: false, fields }];
    const [a, b] = victories(conflictOf(view({ tiles: { d3: 'red' }, leaders, pending }))!);
    expect(a?.points.map(({ seat, count }) => [seat, count])).toEqual([[0, 2]]);
    expect(a?.losers).toEqual([{ letter: 'A', losses: { leaders: 1 } }]);
    expect(b?.losers).toEqual([{ letter: 'B', losses: { leaders: 1, tiles: 1 } }]);
  });

  it('asks all in order, the unifier last, and knows what they added', () => {
    const seats = [{ hand: { red: 2 } }, { hand_size: 6 }, { hand_size: 5 }, { hand_size: 4 }];
    const asked = (seat: number, fields: object, prompt = 'war', turn: GameEvent[] = []) =>
      supportersOf(view({ seats, pending: [{ seat, prompt, sealed: false, fields }] }), turn);
    const order = (...how: Parameters<typeof asked>) =>
      asked(...how).map(({ seat, state }) => `${seat} ${state}`);
    const begun = { kind: 'war_began', fields: { seat: 1 } };
    const old = { kind: 'supported', fields: { seat: 0, side: 'B', tiles: 1, leader: false, total: 3 } };
    const given = { ...old, fields: { ...old.fields, seat: 2 } };

    const war = asked(3, { unifier: 1, sides: {} }, 'war', [begun, old, begun, given]);
    expect(war.map(({ seat, state, answer }) => [seat, state, answer])).toEqual([
      [2, 'done', given],
      [3, 'asked', null],
      [0, 'waiting', null],
      [1, 'waiting', null],
    ]);
    expect(war.map(({ tiles, isKnown }) => [tiles, isKnown])).toEqual([
      [5, false],
      [4, false],
      [2, true],
      [6, false],
    ]);
    const tied = { unifier: 1, sides: {}, tied: ['A', 'B'] };
    expect(order(1, tied, 'war_tie')).toEqual(['2 done', '3 done', '0 done', '1 done']);
    expect(order(3, { attacker: 3, defender: 0 }, 'revolt_attack')).toEqual(['3 asked', '0 waiting']);
    expect(order(0, { attacker: 3, defender: 0 }, 'revolt_defence')).toEqual(['3 done', '0 asked']);
  });

  it('grows by the last answer, after which there is no question any more', () => {
    const fields = { seat: 0, side: 'B', tiles: 2, leader: true, total: 5 };
    const [a, b] = grownBy(conflictOf(war)!, [{ kind: 'supported', fields }]).camps;
    expect([a?.total, b?.total]).toEqual([4, 5]);
    expect(b?.strength).toEqual({ tiles: 2, added: 2, helpers: 1 });
  });

  it('tells the totals that an answer leads to', () => {
    const conflict = conflictOf(war)!;
    const answer = (fields: object) => ({ index: 0, text: '', kind: 'support', fields }) as never;
    expect(totalsAfter(conflict, answer({ side: 'B', tiles: 2, leader: true }), 0)).toBe('4 : 5');
    expect(totalsAfter(conflict, answer({}), 0)).toBe('4 : 2');
  });
});
