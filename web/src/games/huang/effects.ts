/** What a piece would bring about, as far as the view shows it: a mark for each space. */
import { neighbours } from './hex';
import type { HuangView, RealmView } from './generated/view';
import type { Colour, Place } from './view';

/** A point for the viewer, a point for another seat, a conflict, a pagoda, or nothing. */
export type Effect = 'own' | 'other' | 'war' | 'revolt' | 'pagoda' | 'none';

export function effectOfTile(
  view: HuangView,
  seat: number | null,
  colour: Colour,
  place: Place,
): Effect {
  const leaders = new Map<string, number>();
  for (const state of statesBeside(view, place)) {
    for (const [kind, owner] of Object.entries(state.leaders)) {
      if (leaders.has(kind)) return 'war';
      leaders.set(kind, owner as number);
    }
  }
  if (makesPagoda(view, colour, place)) return 'pagoda';
  const scorer = leaders.get(colour) ?? leaders.get('yellow');
  return scorer === undefined ? 'none' : scorer === seat ? 'own' : 'other';
}

/** Null for a leader that comes in peace. */
export function effectOfLeader(
  view: HuangView,
  seat: number | null,
  colour: Colour,
  place: Place,
): Effect | null {
  const there = statesBeside(view, place).map(({ leaders }) => leaders[colour]);
  return there.some((owner) => owner !== undefined && owner !== seat) ? 'revolt' : null;
}

function statesBeside(view: HuangView, place: Place): RealmView[] {
  const beside = new Set(neighbours(place));
  return view.states.filter(({ places }) => places.some((one) => beside.has(one)));
}

/** Whether two tiles of the colour, beside each other, lie beside the place. */
function makesPagoda(view: HuangView, colour: Colour, place: Place): boolean {
  const around = neighbours(place);
  const standing = new Set(view.pagodas.flatMap(({ places }) => places));
  const fits = (one: Place | undefined) =>
    one !== undefined && view.tiles[one] === colour && !standing.has(one);
  return around.some((one, n) => fits(one) && fits(around[(n + 1) % 6]));
}
