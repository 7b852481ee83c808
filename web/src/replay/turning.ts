/** The steps of a finished game that changed how the players stand most. */
import type { GameEvent, Seat, View } from '../board/board';
import type { BaseView } from '../generated/view';
import type { MomentInfo } from '../generated/wire';

/** What a game knows of its turning points: `games/KEY/turning.ts`. */
export interface TurningRules<V extends BaseView = View> {
  /** How well a seat stands, everything open: finer than its points, but on their scale. */
  standing: (view: V, seat: Seat) => number;
  /** The kinds of events that can turn a game; of several at a step the first one here is told. */
  kinds: readonly string[];
  /** Whether an event says what another one of its step brought. */
  isGain: (event: GameEvent) => boolean;
}

export interface TurningPoint {
  /** The step that it led to. */
  moment: number;
  /** The seat that gained most; if none gained, the one that lost most. */
  seat: Seat;
  event: GameEvent;
  gains: readonly GameEvent[];
}

type Step = Pick<MomentInfo, 'moment' | 'events'>;
type Rules = Pick<TurningRules, 'kinds' | 'isGain'>;

const MOST = 5;
const LEAST = 3;
/** After the first `LEAST`, a step must move at least this share of what the first one moved. */
const SHARE = 0.4;

/**
 * The turning points in their order: how far a step moves the seat that gains most from the one that
 * gains least. `standings` are those of all seats after each step.
 */
export function turningPoints(
  steps: readonly Step[],
  standings: readonly (readonly number[])[],
  rules: Rules,
): TurningPoint[] {
  const found = steps.flatMap((step, number) => {
    const [before, after] = [standings[number - 1], standings[number]];
    const event = toldOf(step.events, rules.kinds);
    if (!before || !after || !event) return [];
    const changes = after.map((now, seat) => now - (before[seat] ?? now));
    const [best, worst] = [Math.max(...changes), Math.min(...changes)];
    const seat = changes.indexOf(best > 0 ? best : worst);
    const gains = step.events.filter((one) => one !== event && rules.isGain(one));
    return [{ moment: step.moment, seat, event, gains, swing: best - worst }];
  });
  // Of two that moved as much, the later one left less time to answer it.
  const sorted = found
    .filter(({ swing }) => swing > 0)
    .sort((a, b) => b.swing - a.swing || b.moment - a.moment);
  const least = (sorted[0]?.swing ?? 0) * SHARE;
  return sorted
    .filter(({ swing }, place) => place < LEAST || swing >= least)
    .slice(0, MOST)
    .sort((a, b) => a.moment - b.moment)
    .map(({ swing: _, ...point }) => point);
}

function toldOf(events: readonly GameEvent[], kinds: readonly string[]): GameEvent | undefined {
  const [kind] = kinds.filter((one) => events.some((event) => event.kind === one));
  return events.find((event) => event.kind === kind);
}
