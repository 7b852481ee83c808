/** The log in turns, for cards that say what the others did. */
import type { GameEvent, Seat } from '../board/board';
import type { Change } from '../generated/wire';
import type { Describer } from '../textboard/describe';

export interface Turn {
  /** The version of its first change. */
  version: number;
  /** Null if it is nobody's alone. */
  seat: Seat | null;
  /** Without routine. */
  events: GameEvent[];
}

type TurnRules = Pick<Describer, 'turnOf' | 'isRoutine'>;

/** All turns of a log; turns in which nothing worth telling happened are left out. */
function turnsOf(changes: readonly Change[], { turnOf, isRoutine }: TurnRules): Turn[] {
  const turns: Turn[] = [];
  for (const { kind, seat, version, events } of changes) {
    // The change that starts a table has the beginning of the first turn.
    if (kind !== 'move' && kind !== 'table') continue;
    const isMove = kind === 'move';
    // A game played on from some position has no beginning of its first turn.
    const isNew = turnOf ? !turns.length : seat !== turns.at(-1)?.seat;
    if (isMove && isNew) turns.push({ version, seat, events: [] });
    for (const event of events) {
      const owner = turnOf?.(event) ?? null;
      const isSeat = typeof owner === 'number';
      if (owner === 'everybody') turns.length = 0;
      if (owner !== null) turns.push({ version, seat: isSeat ? owner : null, events: [] });
      // The heading of a seat's card says that its turn began.
      if (isMove && !isSeat && !isRoutine?.(event)) turns.at(-1)?.events.push(event);
    }
  }
  return turns;
}

/** The turn of the last event worth telling that has been played back. */
export function turnUnderWay(
  changes: readonly Change[],
  rules: TurnRules,
  upcoming: readonly GameEvent[],
): Turn | null {
  const turns = turnsOf(changes, without(rules, upcoming));
  return turns.findLast(({ events }) => events.length) ?? null;
}

/** Events that are still to be played back count as routine. */
function without({ turnOf, isRoutine }: TurnRules, upcoming: readonly GameEvent[]): TurnRules {
  return { turnOf, isRoutine: (event) => isRoutine?.(event) || upcoming.includes(event) };
}

/**
 * The turns of the others since the viewer's last one; of a whole round for a spectator. Events that
 * are still to be played back are left out.
 */
export function turnsSince(
  changes: readonly Change[],
  viewer: Seat | null,
  seats: number,
  rules: TurnRules,
  upcoming: readonly GameEvent[] = [],
): Turn[] {
  const turns = turnsOf(changes, without(rules, upcoming));
  // The viewer's turn that is under way hides nothing.
  if (viewer !== null && turns.at(-1)?.seat === viewer) turns.pop();
  const last = viewer === null ? turns.length - seats : turns.findLastIndex((t) => t.seat === viewer) + 1;
  return turns.slice(Math.max(0, last)).filter(({ events }) => events.length);
}
