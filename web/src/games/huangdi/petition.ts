/** The bids of a petition after they have been turned over. */
import type { GameEvent } from '../../board/board';

export interface Bid {
  seat: number;
  jade: number;
  petition: number;
  total: number;
}

export interface OpenedBids {
  round: number;
  bids: Bid[];
  /** The event that names the winner, and the reason if there was a tie. */
  won: GameEvent | null;
}

/** The bids that these events open; null if they open none. The winner may be named later. */
export function openedBids(
  events: readonly GameEvent[],
  upcoming: readonly GameEvent[],
  round: number,
): OpenedBids | null {
  const shown = events.find(({ kind }) => kind === 'bids_shown');
  if (!shown) return null;
  const bids = Object.values(shown.fields.bids as Record<string, Bid>);
  return {
    round,
    bids: bids.sort((a, b) => a.seat - b.seat),
    won: [...events, ...upcoming].find(({ kind }) => kind === 'petition_won') ?? null,
  };
}
