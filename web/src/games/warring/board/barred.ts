/** Why a state cannot be marked now, in the words of the rules' refusals. */
import type { GameTexts } from '../../../lib/texts';
import type { CardView } from '../generated/view';

export interface Marking {
  card: CardView;
  /** The states that can be marked next. */
  open: ReadonlySet<string>;
  /** All states, in the order of the table. */
  order: readonly string[];
  texts: GameTexts;
}

/** Empty if the state can be marked, or if the card is complete. */
export function whyBarred(state: string, { card, open, order, texts }: Marking): string {
  const { slots = [], ways = [] } = texts.cards?.events[card.card] ?? {};
  const [now, ...later] = slots.slice(card.targets.length);
  if (open.has(state)) return '';
  if (!now) return ways.length > 1 && !card.choice ? texts.text('why-choose-first') : '';
  if (card.targets.includes(state) || slots.some((slot) => slot.length === 1 && slot[0] === state)) {
    return texts.text('why-state-twice', { state });
  }
  if (now.includes(state)) {
    // The order of the table alone is against it.
    const after = card.targets.findLast((one, place) => one !== null && (slots[place]?.length ?? 0) > 1);
    return after && order.indexOf(after) > order.indexOf(state)
      ? texts.text('why-state-passed', { state, after })
      : texts.text('why-state-order', { state });
  }
  return later.some((slot) => slot.includes(state))
    ? texts.text('why-state-later', { states: [...open] })
    : texts.text('why-state-not-allowed', { state });
}
