import { describe, expect, it } from 'vitest';
import { turningPoints } from '../src/replay/turning';

const rules = { kinds: ['war', 'riot'], isGain: ({ kind }: { kind: string }) => kind === 'points' };

/** A game whose steps have events of these kinds; the first step is the set-up. */
function steps(...kinds: string[][]) {
  return [[], ...kinds].map((all, moment) => ({
    moment,
    events: all.map((kind) => ({ kind, fields: {} })),
  }));
}

function found(kinds: string[][], standings: number[][]) {
  return turningPoints(steps(...kinds), standings, rules).map(({ moment, seat }) => [moment, seat]);
}

describe('turning points', () => {
  it('are the steps that moved one seat furthest from another, in the order of the game', () => {
    const kinds = Array.from({ length: 6 }, () => ['war']);
    const standings = [[0, 0], [5, 0], [5, 4], [5, 10], [12, 10], [12, 18], [21, 18]];
    expect(found(kinds, standings)).toEqual([[1, 0], [3, 1], [4, 0], [5, 1], [6, 0]]);
  });

  it('belong to the seat that gained most, or, if none gained, to the one that lost most', () => {
    expect(found([['war'], ['riot']], [[0, 0, 0], [1, 4, 2], [1, 4, 0]])).toEqual([[1, 1], [2, 2]]);
  });

  it('leave out what moved nobody, and what moved all alike', () => {
    expect(found([['war'], ['war'], ['riot']], [[0, 0], [0, 0], [3, 3], [3, 5]])).toEqual([[3, 1]]);
  });

  it('leave out steps at which nothing happened that turns a game', () => {
    expect(found([['draw'], ['war'], []], [[0, 0], [9, 0], [9, 1], [9, 8]])).toEqual([[2, 1]]);
  });

  it('are no more than three where the others moved little', () => {
    const kinds = Array.from({ length: 5 }, () => ['war']);
    const standings = [[0, 0], [10, 0], [11, 0], [12, 0], [13, 0], [18, 0]];
    expect(found(kinds, standings)).toEqual([[1, 0], [4, 0], [5, 0]]);
  });

  it('tell the event that says most, with what it brought', () => {
    const [point] = turningPoints(steps(['riot', 'points', 'war', 'draw']), [[0, 0], [0, 2]], rules);
    expect(point?.event.kind).toBe('war');
    expect(point?.gains.map(({ kind }) => kind)).toEqual(['points']);
  });

  it('are none in a game that was over at once', () => {
    expect(found([], [[0, 0]])).toEqual([]);
    expect(turningPoints([], [], rules)).toEqual([]);
  });
});
