/** The names of cards and states that a game's messages ask for. */
import type { FluentFunction } from '@fluent/bundle';
import type { Language } from './language';

/** The words on the cards of one deck in one language. */
export interface CardWords {
  /** Event cards by key. */
  events: Record<string, CardWord>;
  /** Characters by key. */
  characters: Record<string, CardWord>;
  /** Public events by key. */
  public: Record<string, CardWord>;
}

export interface CardWord {
  name: string;
  /** What stands on the card. */
  text: string;
  /** The name in Chinese; empty if it has none. */
  chinese: string;
  /** A line of history; empty if there is none. */
  note: string;
  /** Event cards: the names of A and B; empty if there is no such choice. */
  ways?: string[];
  /** Characters: the points, the state they serve, and whether they belong to the late age. */
  points?: number;
  state?: string;
  late?: boolean;
}

const FILES = import.meta.glob<CardWords>('../generated/cards.*.json', { import: 'default' });

/** The words on the cards of a game in a language; null for a game without such cards. */
export async function loadCards(language: Language, game: string): Promise<CardWords | null> {
  if (game !== 'warring') return null;
  return (await FILES[`../generated/cards.${language}.json`]?.()) ?? null;
}

const WRITTEN = /^(\w+?)(?:\(([\w,-]*)\)([ab]?))?$/;

/** CARD, CHARACTER, PUBLIC and STATE: a key, or a played card as written, in words. */
export function cardFunctions(words: CardWords | null): Record<string, FluentFunction> {
  if (!words) return {};
  const named = (from: Record<string, CardWord>): FluentFunction =>
    ([key]) => from[String(key)]?.name ?? plain(String(key));
  return {
    CARD: ([written]) => cardName(words, String(written)),
    CHARACTER: named(words.characters),
    PUBLIC: named(words.public),
    STATE: ([key]) => stateName(String(key)),
  };
}

/** `war` is War, and `war(qi,chu)` is War (Qi, Chu). */
export function cardName(words: CardWords, written: string): string {
  const match = WRITTEN.exec(written);
  if (!match) return written;
  const [, key = '', targets = '', choice = ''] = match;
  const card = words.events[key];
  const marks = targets.split(',').filter((target) => target && target !== '-').map(stateName);
  if (choice) {
    const way = card?.ways?.['ab'.indexOf(choice)];
    marks.push(way ? `${choice.toUpperCase()}: ${way}` : choice.toUpperCase());
  }
  const name = card?.name ?? plain(key);
  return marks.length ? `${name} (${marks.join(', ')})` : name;
}

/** A state's name, which is the same in all our languages. */
export function stateName(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}

function plain(key: string): string {
  return stateName(key.replaceAll('_', ' '));
}
