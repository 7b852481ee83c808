// What the board reads from a view, and what it says of a move.
import { describe, expect, it } from 'vitest';
import { describePreview } from '../../../src/board/preview';
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
