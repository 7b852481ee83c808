/** The turning points of HUANG. */
import type { TurningRules } from '../../replay/turning';
import type { HuangView } from './generated/view';
import { COUNTED, jokersSpent, type CountedColour } from './score';

/** What the four colours count for a seat's standing, its lowest one first: that one decides. */
const WEIGHTS = [1, 0.5, 0.25, 0.125];
/** The points that a leader in a state is worth, and one more for each of its pagodas there. */
const LEADER = 1;
const PAGODA = 2;

/** The score, but each colour counts a little, with what leaders and pagodas will still bring. */
function standing(view: HuangView, seat: number): number {
  const { points } = view.seats[seat] ?? {};
  if (!points) return 0;
  const spent = jokersSpent(points);
  return COUNTED.map((colour) => points[colour] + spent[colour] + prospects(view, seat, colour))
    .sort((a, b) => a - b)
    .reduce((sum, total, place) => sum + total * (WEIGHTS[place] ?? 0), 0);
}

function prospects(view: HuangView, seat: number, colour: CountedColour): number {
  // At the end nothing is still to come.
  const state = view.outcome ? null : view.states.find(({ leaders }) => leaders[colour] === seat);
  if (!state) return 0;
  const pagodas = view.pagodas.filter(
    (pagoda) => pagoda.colour === colour && state.places.includes(pagoda.places[0] ?? ''),
  );
  return LEADER + PAGODA * pagodas.length;
}

export const rules: TurningRules<HuangView> = {
  standing,
  kinds: [
    'war_over', 'revolt_over', 'pagoda_built', 'pagoda_moved', 'palace_built', 'riot', 'bandits_beaten',
  ],
  // Leaders that fall in a conflict are the points of its winner.
  isGain: ({ kind, fields }) =>
    (kind === 'points' && fields.source !== 'pagoda') ||
    (kind === 'leader_lost' && fields.cause === 'yellow') ||
    kind === 'pagoda_lost',
};
