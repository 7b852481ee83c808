/** A war or a revolt as the board stages it: two or more camps, and what is at stake. */
import type { GameEvent } from '../../board/board';
import type { HuangView, LeaderView } from './generated/view';
import { centre, neighbours, RADIUS } from './hex';
import { cityIn, COLOURS, revoltOf, warOf, type Colour, type Place } from './view';

export interface Camp {
  /** A, B or C; empty in a revolt. */
  letter: string;
  /** The colour of its outline: `var(--side-a)`. */
  colour: string;
  /** Its state; in a revolt its leader and the yellow tiles beside it, which may be both camps'. */
  places: Place[];
  /** The capital in it. */
  city: string | null;
  /** The only leader of a revolt's camp decides for it. */
  leaders: LeaderView[];
  total: number;
  /** What it is made of: tiles on the board, or a revolt's total; tiles and leaders that were added. */
  strength: { tiles: number; added: number; helpers: number };
  /** What it would lose besides leaders. */
  spoils: { tiles: number; pagodas: number };
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
  const camps = sides.map(([letter, { places, total, tiles: added, leaders: helpers }], number) => ({
    strength: { tiles: total - added - helpers, added, helpers },
    spoils: spoilsIn(view, places),
    letter,
    colour: `var(--side-${SIDES[number]})`,
    places,
    city: cityIn(view, places) ?? null,
    leaders: view.leaders.filter(({ place }) => places.includes(place)),
    total,
    isAhead: isAlone && total === best,
  }));
  const has = (camp: Camp, colour: Colour) => camp.leaders.some((one) => one.colour === colour);
  const stakes = COLOURS.filter((colour) => camps.filter((camp) => has(camp, colour)).length > 1);
  return { kind: 'war', place: found.place, camps, stakes };
}

/** The red tiles and pagodas that fall with the places of a state (H-WAR-8). */
function spoilsIn(view: HuangView, places: readonly Place[]): Camp['spoils'] {
  const tiles = new Set(places.filter((place) => view.tiles[place] === 'red'));
  const pagodas = view.pagodas.filter((pagoda) => pagoda.places.some((place) => tiles.has(place)));
  return { tiles: tiles.size, pagodas: pagodas.length };
}

function revolt(view: HuangView): Conflict | null {
  const found = revoltOf(view);
  if (!found) return null;
  const { attacker, defender, attack, defence, colour } = found;
  const camp = (seat: number, total: number, isAhead: boolean, number: number): Camp => {
    const leaders = view.leaders.filter((one) => one.seat === seat && one.colour === colour);
    const support = leaders
      .flatMap(({ place }) => neighbours(place))
      .filter((place) => view.tiles[place] === 'yellow');
    return {
      letter: '',
      colour: `var(--side-${SIDES[number]})`,
      places: [...leaders.map(({ place }) => place), ...support],
      city: null,
      leaders,
      total,
      strength: { tiles: total, added: 0, helpers: 0 },
      spoils: { tiles: 0, pagodas: 0 },
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

export const ENDS = ['war_over', 'revolt_over'];
const STARTS = ['tile_placed', 'leader_placed', 'leader_moved'];
const OUTCOMES = ['tiles_lost', 'leader_lost', 'points', 'tile_paid', 'pagoda_lost'];

/** The end of the last conflict and what came of it. */
export interface Aftermath {
  events: readonly GameEvent[];
  /** The viewer had a say in it: the moves of others do not take its place. */
  isHeld: boolean;
  /** What follows still belongs to it. */
  isOpen: boolean;
}

export const NO_AFTERMATH: Aftermath = { events: [], isHeld: false, isOpen: false };

/** What is left of a conflict's end, for a viewer, after one more event. */
export function nextAftermath(before: Aftermath, event: GameEvent, seat: number | null): Aftermath {
  const { kind, fields } = event;
  if (ENDS.includes(kind)) {
    // Everybody may support a side in a war; a revolt is between two.
    const isHeld = seat !== null && (kind === 'war_over' || [fields.winner, fields.loser].includes(seat));
    return { events: [event], isHeld, isOpen: true };
  }
  if (STARTS.includes(kind)) {
    return before.isHeld && fields.seat !== seat ? { ...before, isOpen: false } : NO_AFTERMATH;
  }
  const isOutcome = OUTCOMES.includes(kind) && fields.source !== 'pagoda';
  return before.isOpen && isOutcome ? { ...before, events: [...before.events, event] } : before;
}

/** A conflict with what these events add to it, for an answer after which there is no more question. */
export function grownBy(conflict: Conflict, events: readonly GameEvent[]): Conflict {
  const camps = conflict.camps.map((camp) => {
    const found = events.find(
      ({ kind, fields }) =>
        (kind === 'supported' && fields.side === camp.letter) ||
        (kind === 'committed' && fields.seat === camp.leaders[0]?.seat),
    );
    if (!found) return camp;
    const { tiles, leader, total } = found.fields as { tiles: number; leader: boolean; total: number };
    const { strength } = camp;
    const grown = { ...strength, added: strength.added + tiles, helpers: strength.helpers + Number(leader) };
    return { ...camp, total, strength: grown, isAhead: false };
  });
  return { ...conflict, camps };
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
