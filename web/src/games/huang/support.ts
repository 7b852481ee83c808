/** What an answer adds to a camp of a war or a revolt. */
import type { LegalAction } from '../../board/board';
import type { Camp, Conflict } from './conflict';

/** The camp that an answer strengthens; none for standing aside. */
export function campOf(conflict: Conflict, action: LegalAction, seat: number | null): Camp | undefined {
  if (conflict.kind === 'war') return conflict.camps.find(({ letter }) => letter === action.fields.side);
  return conflict.camps.find(({ leaders }) => leaders[0]?.seat === seat);
}

/** The totals after an answer: "5 : 2". */
export function totalsAfter(conflict: Conflict, action: LegalAction, seat: number | null): string {
  const { tiles = 0, leader = false } = action.fields as { tiles?: number; leader?: boolean };
  const camp = campOf(conflict, action, seat);
  return conflict.camps
    .map((one) => one.total + (one === camp ? tiles + Number(leader) : 0))
    .join(' : ');
}
