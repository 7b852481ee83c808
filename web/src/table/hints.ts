/** A hint's moves in the order in which they are shown. */
import type { GameEvent } from '../board/board';
import type { HintMove } from '../generated/wire';

/** Moves of equal worth for the same reasons; the best group first. */
export interface HintGroup {
  percent: number;
  /** The bot's own choice, or else the move that it weighed most. */
  first: HintMove;
  others: HintMove[];
}

export function groupMoves(moves: readonly HintMove[]): HintGroup[] {
  const groups = new Map<string, HintGroup>();
  for (const move of moves) {
    const percent = Math.round(move.value * 100);
    const key = JSON.stringify([percent, move.action.kind, move.reasons]);
    const group = groups.get(key);
    if (group) group.others.push(move);
    else groups.set(key, { percent, first: move, others: [] });
  }
  return [...groups.values()].sort((a, b) => b.percent - a.percent);
}

/** Everything that several moves or events speak of, as one; null if there is none. */
export function together(
  moves: readonly Pick<GameEvent, 'fields'>[],
): Pick<GameEvent, 'fields'> | null {
  const fields: Record<string, unknown[]> = {};
  for (const move of moves) {
    for (const [name, value] of Object.entries(move.fields)) {
      fields[name] = [...new Set([...(fields[name] ?? []), value].flat())];
    }
  }
  return moves.length ? { fields } : null;
}
