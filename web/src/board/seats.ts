/** Looks of a game's seats: one colour and one sign each, the same wherever a seat is named. */
import { plugins } from '../games/registry';
import type { BaseView } from '../generated/view';
import type { Seat, View } from './board';

export interface SeatLook {
  /** CSS colours: of the seat's pieces, and of what is drawn on them. */
  colour: string;
  ink: string;
  /** A line around the disc, for colours that are close to the page's. */
  edge?: string;
  /** The sign's path in a box of 48 by 48; without one the seat's number is the sign. */
  sign?: string;
  /** Parts of the sign that are cut out: eyes, stripes. */
  cuts?: string;
}

export type SeatLooks<V extends BaseView = View> = (view: V, seat: Seat) => SeatLook;

/** The colours of `styles/theme.css`, for games without looks of their own. */
export function seatColours(number: number): SeatLook {
  const name = `seat-${(number % 6) + 1}`;
  return { colour: `var(--${name})`, ink: `var(--on-${name})` };
}

export async function loadSeatLooks(game: string): Promise<SeatLooks> {
  return (await plugins.get(game)?.loadSeatLooks?.()) ?? ((_, seat) => seatColours(seat));
}
