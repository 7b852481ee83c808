/** The dynasties' colours and animals. */
import { seatColours, type SeatLook } from '../../board/seats';
import { ANIMALS } from './animals';
import type { HuangView } from './generated/view';

const DYNASTIES = Object.keys(ANIMALS);

export function dynastyLook(dynasty: string): SeatLook {
  return { ...seatColours(DYNASTIES.indexOf(dynasty)), ...ANIMALS[dynasty] };
}

export function seatLooks(view: HuangView, seat: number): SeatLook {
  return dynastyLook(view.seats[seat]?.dynasty ?? '');
}
