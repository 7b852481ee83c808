/** Helpers that read the view of The Warring States. */
import { cardName } from './cards';
import type { GameTexts } from '../../lib/texts';
import type { GameEvent, LegalAction } from '../../board/board';
import type { CardView, StateView, WarringView } from './generated/view';

export const ATTRIBUTES = ['military', 'economy', 'culture', 'morale'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The name of a played card with its marks. */
export function cardLabel(card: CardView, texts: GameTexts): string {
  const targets = card.targets.map((target) => target ?? '-').join(',');
  const notation = `${card.card}(${targets})${card.choice ?? ''}`;
  return texts.cards ? cardName(texts.cards, notation) : notation;
}

/** The cards that the viewer has played so far. */
export function laidCards(view: WarringView): readonly CardView[] {
  return view.own?.answer.laid ?? [];
}

/** The card that the Host adds and marks; null if there is none. */
export function addedCard(view: WarringView): CardView | null {
  const { card, targets, choice } = view.own?.answer ?? {};
  return card !== undefined && targets && choice !== undefined ? { card, targets, choice } : null;
}

/** The card, played or added by the Host, whose marks are being set; null if there is none. */
export function markedCard(view: WarringView): CardView | null {
  const played = view.own?.answer.marking ? laidCards(view).at(-1) : null;
  return addedCard(view) ?? played ?? null;
}

/** The states before the changes of events that are still to be played back. */
export function statesBefore(states: readonly StateView[], upcoming: readonly GameEvent[]): StateView[] {
  return states.map((state) => {
    const shown = { ...state };
    for (const { kind, fields } of upcoming.toReversed()) {
      if (kind !== 'changed' || fields.state !== state.key || !state.is_alive) continue;
      const { changes, values } = fields as Record<string, Partial<Record<Attribute, unknown>>>;
      for (const attribute of ATTRIBUTES) {
        if (changes?.[attribute] === undefined) continue;
        shown[attribute] = Number(values?.[attribute]) - Number(changes[attribute]);
      }
    }
    return shown;
  });
}

/** The legal action of one of these kinds on the card with this number, from 1. */
export function cardAction(
  legal: readonly LegalAction[],
  kinds: readonly string[],
  field: string,
  number: number,
): LegalAction | undefined {
  return legal.find(
    (action) => kinds.includes(action.kind) && Number(action.fields[field]) === number,
  );
}

/** Actions that refer to nothing on the board, shown as buttons. */
export function plainActions(legal: readonly LegalAction[]): LegalAction[] {
  return legal.filter(
    ({ kind, fields }) =>
      ['pass', 'done', 'choose', 'exchange'].includes(kind) ||
      (kind === 'swap' && !/^\d+$/.test(String(fields.slot))) ||
      (kind === 'say' && !fields.state),
  );
}
