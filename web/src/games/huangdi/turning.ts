/** The turning points of Huang Di. */
import type { TurningRules } from '../../replay/turning';
import type { HuangdiView } from './generated/view';
import { pointsBySource, type Source } from './points';

/** Points for what stands at the end of the game; no single step earns them. */
const AT_THE_END: readonly Source[] = ['chips', 'province', 'jade', 'workers'];

function standing(view: HuangdiView, seat: number): number {
  const score = view.seats[seat]?.score ?? 0;
  const found = view.outcome && pointsBySource(view)[seat];
  return found ? AT_THE_END.reduce((sum, source) => sum - found[source], score) : score;
}

export const rules: TurningRules<HuangdiView> = {
  standing,
  kinds: ['level_completed', 'row_completed', 'favour_played', 'emperor_placed', 'block_built'],
  isGain: ({ kind, fields }) =>
    kind === 'points' && !AT_THE_END.some((source) => source === fields.source),
};
