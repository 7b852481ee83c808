import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/board/board';
import type { Change } from '../src/generated/wire';
import { turnsSince, turnUnderWay } from '../src/lib/turns';

let version = 0;
function move(seat: number, ...kinds: string[]): Change {
  const events = kinds.map((kind) => ({ kind, fields: { seat } }));
  return { version: ++version, kind: 'move', at: 0, seat, action: null, events, moment: null, by_order: false };
}

const rules = {
  turnOf: ({ kind, fields }: { kind: string; fields: Record<string, unknown> }) =>
    kind === 'turn' ? Number(fields['seat']) : null,
  isRoutine: ({ kind }: { kind: string }) => kind === 'drew',
};

function cards(changes: Change[], viewer: number | null, how = {}) {
  return turnsSince(changes, viewer, 3, how).map(({ seat, events }) => [
    seat,
    ...events.map(({ kind }) => kind),
  ]);
}

describe('what happened since the turn before', () => {
  const log = [
    move(0, 'turn', 'tile'),
    move(1, 'turn', 'war'),
    move(0, 'support'),
    move(1, 'won', 'drew'),
    move(2, 'turn', 'drew'),
    move(0, 'turn', 'leader'),
  ];

  it('has one card a turn, with the answers of others, without routine', () => {
    expect(cards(log, 0, rules)).toEqual([[1, 'war', 'support', 'won']]);
  });

  it('has the first turn of a game, which begins with the table', () => {
    const started = { ...move(2, 'started', 'turn'), kind: 'table' as const };
    const first = move(2, 'leader');
    expect(cards([started, first, move(0, 'turn')], 0, rules)).toEqual([[2, 'leader']]);
    expect(cards([started, first], 0)).toEqual([[2, 'leader']]);
  });

  it('has a turn that was under way when the game was played on from some position', () => {
    expect(cards([move(1, 'tile'), move(0, 'support'), move(0, 'turn')], 0, rules)).toEqual([
      [1, 'tile', 'support'],
    ]);
  });

  it('gives nothing away that is still to be played back', () => {
    const upcoming = log[3]?.events ?? [];
    const cards = turnsSince(log.slice(0, 4), 0, 3, rules, upcoming);
    expect(cards.map(({ events }) => events.map(({ kind }) => kind))).toEqual([['war', 'support']]);
  });

  it('knows the turn that is played back, the viewer’s own too', () => {
    const turn = (...how: Parameters<typeof turnUnderWay>) => {
      const { seat, events } = turnUnderWay(...how)!;
      return [seat, ...events.map(({ kind }) => kind)];
    };
    expect(turn(log.slice(0, 4), rules, [])).toEqual([1, 'war', 'support', 'won']);
    expect(turn(log, rules, [])).toEqual([0, 'leader']);
    expect(turn(log, rules, log[5]?.events ?? [])).toEqual([1, 'war', 'support', 'won']);
    expect(turnUnderWay([], rules, [])).toBeNull();
  });

  it('is a whole round for a spectator', () => {
    expect(cards(log, null, rules)).toEqual([
      [1, 'war', 'support', 'won'],
      [0, 'leader'],
    ]);
  });

  it('begins again where everybody has played', () => {
    const turnOf = ({ kind }: { kind: string }) => (kind === 'all' ? 'everybody' : null);
    const rounds = [move(0, 'all', 'a'), move(1, 'b', 'all', 'c'), move(0, 'd')];
    expect(cards(rounds, 0, { ...rules, turnOf })).toEqual([[null, 'all', 'c', 'd']]);
  });

  it('has a card of its own for what is nobody’s turn', () => {
    const turnOf = (event: GameEvent) => (event.kind === 'bids' ? 'nobody' : rules.turnOf(event));
    const round = [move(0, 'turn', 'tile'), move(1, 'turn', 'war'), move(0, 'bids', 'won', 'turn')];
    expect(cards(round, 0, { ...rules, turnOf })).toEqual([
      [1, 'war'],
      [null, 'bids', 'won'],
    ]);
  });

  it('is what one seat did in a row where a game marks no turns', () => {
    expect(cards([move(0, 'a'), move(1, 'b'), move(1, 'c'), move(2, 'd')], 0)).toEqual([
      [1, 'b', 'c'],
      [2, 'd'],
    ]);
  });
});
