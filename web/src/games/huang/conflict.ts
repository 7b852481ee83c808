/** A war or a revolt as the board stages it: two or more camps, and what is at stake. */
import type { LegalAction } from '../../board/board';
import type { HuangView, LeaderView } from './generated/view';
import { centre, RADIUS } from './hex';
import { COLOURS, revoltOf, warOf, type Colour, type Place } from './view';

export interface Camp {
  /** A, B or C; empty in a revolt. */
  letter: string;
  /** The colour of its outline: `var(--side-a)`. */
  colour: string;
  places: Place[];
  /** The capital in it. */
  city: string | null;
  /** The only leader of a revolt's camp decides for it. */
  leaders: LeaderView[];
  total: number;
  /** Leads alone, or wins ties. */
  isAhead: boolean;
}

export interface Conflict {
  kind: 'war' | 'revolt';
  /** The space that brought it about. */
  place: Place | null;
  camps: Camp[];
  /** The colours of which several camps have a leader. */
  stakes: Colour[];
}

const SIDES = ['a', 'b', 'c'];

export function conflictOf(view: HuangView): Conflict | null {
  return war(view) ?? revolt(view);
}

function war(view: HuangView): Conflict | null {
  const found = warOf(view);
  if (!found) return null;
  const sides = Object.entries(found.sides);
  const best = Math.max(...sides.map(([, side]) => side.total));
  const isAlone = sides.filter(([, side]) => side.total === best).length === 1;
  const camps = sides.map(([letter, { places, total }], number) => ({
    letter,
    colour: `var(--side-${SIDES[number]})`,
    places,
    city: places.map((place) => view.board.capitals[place]).find(Boolean) ?? null,
    leaders: view.leaders.filter(({ place }) => places.includes(place)),
    total,
    isAhead: isAlone && total === best,
  }));
  const has = (camp: Camp, colour: Colour) => camp.leaders.some((one) => one.colour === colour);
  const stakes = COLOURS.filter((colour) => camps.filter((camp) => has(camp, colour)).length > 1);
  return { kind: 'war', place: found.place, camps, stakes };
}

function revolt(view: HuangView): Conflict | null {
  const found = revoltOf(view);
  if (!found) return null;
  const { attacker, defender, attack, defence, colour } = found;
  const camp = (seat: number, total: number, isAhead: boolean, number: number): Camp => {
    const leaders = view.leaders.filter((one) => one.seat === seat && one.colour === colour);
    return {
      letter: '',
      colour: `var(--side-${SIDES[number]})`,
      places: leaders.map(({ place }) => place),
      city: null,
      leaders,
      total,
      isAhead,
    };
  };
  // The defender wins ties (H-REV-5).
  const camps = [
    camp(attacker, attack, attack > defence, 0),
    camp(defender, defence, attack <= defence, 1),
  ];
  return { kind: 'revolt', place: camps[0]?.places[0] ?? null, camps, stakes: [colour] };
}

/** What a camp's victory in a war brings and takes (H-WAR-7, H-WAR-8). */
export interface Victory {
  winner: Camp;
  /** A point each for the winner's leaders, by the leaders that fall. */
  points: LeaderView[];
  /** The camps that lose their red tiles, with the number of leaders that fall. */
  losers: { letter: string; leaders: number }[];
}

export function victories({ camps, stakes }: Conflict): Victory[] {
  const fallen = (camp: Camp) => camp.leaders.filter(({ colour }) => stakes.includes(colour));
  return camps.map((winner) => {
    const others = camps.filter((camp) => camp !== winner);
    return {
      winner,
      points: others.flatMap(fallen).flatMap(({ colour }) => {
        const own = winner.leaders.find((one) => one.colour === colour);
        return own ? [own] : [];
      }),
      losers: others.map((camp) => ({ letter: camp.letter, leaders: fallen(camp).length })),
    };
  });
}

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

/** The middle of all camps, and the room they take with their flags: where the map zooms to. */
export function extentOf({ camps }: Conflict): { x: number; y: number; across: number; down: number } {
  const points = camps.flatMap((camp) => camp.places).map(centre);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys) - 2 * RADIUS, Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    across: right - left + 3 * RADIUS,
    down: bottom - top + 3 * RADIUS,
  };
}
