/** The view of The Warring States as the engine gives it, and what the board reads out of it. */
import { cardName } from '../../lib/cards';
import type { GameTexts } from '../../lib/texts';
import type { LegalAction } from '../board';

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
  own: { answer?: { laid?: (PlayedCard & { slot?: number })[]; order?: unknown[] } } | null;
  pending: { seat: number; prompt: string }[];
}

/** The name of a played card with its marks. */
export function written(card: PlayedCard, texts: GameTexts): string {
  const targets = card.targets.map((target) => target ?? '-').join(',');
  const notation = `${card.card}(${targets})${card.choice ?? ''}`;
  return texts.cards ? cardName(texts.cards, notation) : notation;
}

/** The legal action of one of these kinds that names a card by its number, counted from 1. */
export function numbered(
  legal: readonly LegalAction[],
  kinds: readonly string[],
  field: string,
  number: number,
): LegalAction | undefined {
  return legal.find(
    (action) => kinds.includes(action.kind) && Number(action.fields[field]) === number,
  );
}

/** The actions that point at nothing on the table: buttons. */
export function plain(legal: readonly LegalAction[]): LegalAction[] {
  return legal.filter(
    ({ kind, fields }) =>
      ['pass', 'done', 'choose', 'exchange'].includes(kind) ||
      (kind === 'swap' && !/^\d+$/.test(String(fields.slot))) ||
      (kind === 'say' && !fields.state),
  );
}
