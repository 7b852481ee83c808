/** The turning points of The Warring States. */
import type { TurningRules } from '../../replay/turning';
import type { WarringView } from './generated/view';

/** What a goal that is met, but whose character is not shown yet, is worth of its points. */
const MET = 0.5;

/** The points, and what the characters in hand have come towards. */
function standing(view: WarringView, seat: number): number {
  const { points = 0, own_characters } = view.seats[seat] ?? {};
  const held = (own_characters ?? []).map((card) => card.points * card.progress);
  return held.reduce((sum, worth) => sum + MET * worth, points);
}

export const rules: TurningRules<WarringView> = {
  standing,
  kinds: ['unified', 'claimed', 'state_died', 'war', 'assassination', 'raid', 'card_played'],
  isGain: ({ kind }) => kind === 'claimed' || kind === 'state_died',
};
