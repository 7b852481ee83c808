/** What lies on the map: numbers of cards on their targets, arrows of wars, lit states. */
import type { DeckWords } from '../../../generated/wire';
import type { CardView } from '../generated/view';
import { warsOf } from '../view';

/** A card that was laid, or the one that is being marked, pointed at or played out. */
export type Tone = 'laid' | 'now';

export interface NumberedCard {
  card: CardView;
  /** None if it has no place among the others. */
  number: number | null;
  tone: Tone;
}

export interface MapMarks {
  numbers: ReadonlyMap<string, readonly { number: number; tone: Tone }[]>;
  wars: readonly { from: string; to: string; tone: Tone }[];
  lit: ReadonlySet<string>;
}

export function mapMarks(cards: readonly NumberedCard[], words: DeckWords | null): MapMarks {
  const numbers = new Map<string, { number: number; tone: Tone }[]>();
  const lit = new Set<string>();
  for (const { card, number, tone } of cards) {
    for (const state of card.targets) {
      if (state === null) continue;
      if (tone === 'now') lit.add(state);
      if (number !== null) numbers.set(state, [...(numbers.get(state) ?? []), { number, tone }]);
    }
  }
  const wars = cards.flatMap(({ card, tone }) =>
    warsOf(card, words).map(([from, to]) => ({ from, to, tone })),
  );
  return { numbers, wars, lit };
}

/** The states that an event or an action names. */
export function pointedStates(pointed: { fields: Record<string, unknown> } | null): string[] {
  const { state, victor, sides, states, targets } = pointed?.fields ?? {};
  return [state, victor, sides, states, targets]
    .flat()
    .filter((one): one is string => typeof one === 'string');
}
