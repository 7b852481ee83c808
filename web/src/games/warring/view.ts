/** Types of the view of The Warring States, and helpers that read it. */
import { cardName } from './cards';
import type { GameTexts } from '../../lib/texts';
import type { GameEvent, LegalAction } from '../../board/board';

export const ATTRIBUTES = ['military', 'economy', 'culture', 'morale'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export interface StateView extends Record<Attribute, number> {
  key: string;
  is_alive: boolean;
  strength: number;
  start: number;
  fought: boolean;
  forbidden: string[];
}

export interface PlayedCard {
  card: string;
  targets: (string | null)[];
  choice: string | null;
  owner?: number | null;
}

export interface Person {
  key: string;
  points: number;
  progress: number;
}

export interface SeatView {
  points: number;
  completed: string[];
  hand_size: number;
  hand: string[] | null;
  laid: number;
  laid_cards: PlayedCard[] | null;
  characters: number;
  own_characters: Person[] | null;
  own_offer: Person[] | null;
}

export interface WarringView {
  round: number;
  year: number;
  host: number;
  public: string | null;
  states: StateView[];
  said: { seat: number; said: string; state: string | null }[];
  seats: SeatView[];
  agenda: { count: number; cards: PlayedCard[]; played: PlayedCard[] };
  /** The viewer's incomplete answer to the open question. */
  own: { answer?: { laid?: PlayedCard[]; marking?: boolean } | PlayedCard } | null;
  viewer: number | null;
  pending: { seat: number; prompt: string }[];
}

/** The name of a played card with its marks. */
export function cardLabel(card: PlayedCard, texts: GameTexts): string {
  const targets = card.targets.map((target) => target ?? '-').join(',');
  const notation = `${card.card}(${targets})${card.choice ?? ''}`;
  return texts.cards ? cardName(texts.cards, notation) : notation;
}

/** The cards that the viewer has played so far. */
export function laidCards(view: WarringView): readonly PlayedCard[] {
  const answer = view.own?.answer;
  return answer && 'laid' in answer ? (answer.laid ?? []) : [];
}

/** The card, played or added by the Host, whose marks are being set; null if there is none. */
export function markedCard(view: WarringView): PlayedCard | null {
  const answer = view.own?.answer;
  if (!answer) return null;
  return 'card' in answer ? answer : answer.marking ? (answer.laid?.at(-1) ?? null) : null;
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
