/** What a tile would bring about, as far as the view shows it: a mark for each space. */
import { neighbours } from './hex';
import type { HuangView } from './generated/view';
import type { Colour, Place } from './view';

/** A point for the viewer, a point for another seat, a war, a pagoda, or nothing. */
export type Effect = 'own' | 'other' | 'war' | 'pagoda' | 'none';

export function effectOfTile(
  view: HuangView,
  seat: number | null,
  colour: Colour,
  place: Place,
): Effect {
  const beside = new Set(neighbours(place));
  const states = view.states.filter(({ places }) => places.some((one) => beside.has(one)));
  const leaders = new Map<string, number>();
  for (const state of states) {
    for (const [kind, owner] of Object.entries(state.leaders)) {
      if (leaders.has(kind)) return 'war';
      leaders.set(kind, owner as number);
    }
  }
  if (makesPagoda(view, colour, place)) return 'pagoda';
  const scorer = leaders.get(colour) ?? leaders.get('yellow');
  return scorer === undefined ? 'none' : scorer === seat ? 'own' : 'other';
}

/** Whether two tiles of the colour, beside each other, lie beside the place. */
function makesPagoda(view: HuangView, colour: Colour, place: Place): boolean {
  const around = neighbours(place);
  const standing = new Set(view.pagodas.flatMap(({ places }) => places));
  const fits = (one: Place | undefined) =>
    one !== undefined && view.tiles[one] === colour && !standing.has(one);
  return around.some((one, n) => fits(one) && fits(around[(n + 1) % 6]));
}
