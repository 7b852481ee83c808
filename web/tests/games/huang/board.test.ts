// What the board reads from a view, and what it says of a move.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/board/board';
import { describePreview } from '../../../src/board/preview';
import { nextAftermath, NO_AFTERMATH } from '../../../src/games/huang/conflict';
import { describer } from '../../../src/games/huang/describe';
import type { HuangView } from '../../../src/games/huang/generated/view';
import { freePlace, lossesOf } from '../../../src/games/huang/view';
import { GameTexts, loadTexts } from '../../../src/lib/texts';

describe('a free place of the map', () => {
  const view: Pick<HuangView, 'board' | 'tiles' | 'leaders'> = {
    board: { name: 'small', rows: ['#.~', '..~'], capitals: {} },
    tiles: { b1: 'red' },
    leaders: [{ seat: 0, colour: 'red', place: 'a2' }],
  };

  it('is land or river, without a tile or a leader', () => {
    expect(freePlace(view, false)).toBe('b2');
    expect(freePlace(view, true)).toBe('c1');
  });
});

describe('the end of a war or a revolt', () => {
  it('is played back even if the player\'s own answer brings it about', () => {
    const staged = ['war_over', 'revolt_over', 'tile_placed'].filter((kind) =>
      describer.isStaged?.({ kind, fields: {} }),
    );
    expect(staged).toEqual(['war_over', 'revolt_over']);
  });
});

describe('what came of a conflict', () => {
  const event = (kind: string, fields: object = {}) => ({ kind, fields: { ...fields } });
  const war = event('war_over', { winner: 'A' });
  const lost = event('leader_lost', { seat: 1, cause: 'war' });
  const revolt = event('revolt_over', { winner: 2, loser: 3 });
  const after = (events: GameEvent[], seat: number | null) =>
    events.reduce((before, one) => nextAftermath(before, one, seat), NO_AFTERMATH).events;

  it('holds losses and points, but no pagoda\'s points and nothing of the next move', () => {
    const points = event('points', { seat: 0, source: 'war' });
    const pagoda = event('points', { seat: 0, source: 'pagoda' });
    const next = event('tile_placed', { seat: 2 });
    const tile = event('points', { seat: 2, source: 'tile' });
    expect(after([war, lost, points, pagoda, next, tile], 0)).toEqual([war, lost, points]);
  });

  it('stays through the moves of others if the viewer had a say in it', () => {
    const next = event('leader_placed', { seat: 2 });
    expect(after([war, next], 0)).toEqual([war]);
    expect(after([revolt, next], 3)).toEqual([revolt]);
    expect(after([revolt, next], 0)).toEqual([]);
    expect(after([war, next], null)).toEqual([]);
  });

  it('gives way to the viewer\'s own move', () => {
    expect(after([war, lost, event('tile_placed', { seat: 0 })], 0)).toEqual([]);
  });
});

describe('the pieces that fall', () => {
  const event = (kind: string, fields: object) => ({ kind, fields: { ...fields } });

  it('are red tiles in a war, a leader with its seat, and a pagoda as a whole', () => {
    const found = lossesOf([
      event('war_over', { winner: 'A' }),
      event('leader_lost', { seat: 1, colour: 'green', place: 'c3', cause: 'war' }),
      event('tiles_lost', { side: 'B', count: 2, places: ['d3', 'e3'] }),
      event('pagoda_lost', { colour: 'red', places: ['d3', 'e3', 'd4'] }),
      event('riot', { seat: 0, colour: 'blue', place: 'f1', leader: false }),
    ]);
    expect(found.map(({ places, colour, seat, isPagoda }) => [places.join(), colour, seat, isPagoda])).toEqual([
      ['c3', 'green', 1, false],
      ['d3', 'red', null, false],
      ['e3', 'red', null, false],
      ['d3,e3,d4', 'red', null, true],
      ['f1', 'blue', null, false],
    ]);
  });
});

describe('what a move would do', () => {
  const asked = (prompt: string, fields = {}) => ({ seat: 0, prompt, sealed: false, fields });
  const preview = (next: ReturnType<typeof asked>) => ({
    events: [{ kind: 'turn_began', fields: { seat: 0 } }],
    certain: true,
    view: { game: 'huang', viewer: 0, pending: [next], outcome: null },
    problem: null,
  });

  it('names the building that a triangle allows', async () => {
    const texts = new GameTexts(await loadTexts('en', 'huang'));
    const triangle = asked('building', { colour: 'red', place: 'c4' });
    const lines = describePreview(preview(triangle), asked('action', { left: 2 }), texts);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('red tile on c4 allows a building');
  });

  it('is silent about the next action of the turn', async () => {
    const texts = new GameTexts(await loadTexts('en', 'huang'));
    const lines = describePreview(preview(asked('action', { left: 1 })), asked('action', { left: 2 }), texts);
    expect(lines).toHaveLength(1);
  });
});
