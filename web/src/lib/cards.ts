/** The names of cards and states that a game's messages ask for. */
import type { FluentFunction } from '@fluent/bundle';
import type { DeckWords, TableInfo } from '../generated/wire';
import { get } from './api';
import type { Language } from './language';

const FILES = import.meta.glob<DeckWords>('../generated/cards.*.json', { import: 'default' });

/** The words on the printed cards of a game; null for a game without such cards. */
export async function printedCards(language: Language, game: string): Promise<DeckWords | null> {
  if (game !== 'warring') return null;
  return (await FILES[`../generated/cards.${language}.json`]?.()) ?? null;
}

/** The words on the cards of players' decks that were loaded, by language and the deck's hash. */
const OWN = new Map<string, Promise<DeckWords>>();

/** The words on the cards of a table: those of a player's deck are known to the server only. */
export async function tableCards(
  language: Language,
  { id, game, options }: Pick<TableInfo, 'id' | 'game' | 'options'>,
  invite: string | null,
): Promise<DeckWords | null> {
  const deck = options['deck'] as OwnText | null | undefined;
  if (!deck) return printedCards(language, game);
  const key = `${language} ${deck.hash}`;
  const words = OWN.get(key) ?? get<DeckWords>(`tables/${id}/cards/${language}`, { invite });
  OWN.set(key, words);
  words.catch(() => OWN.delete(key));
  return words;
}

/** What is sent of a deck or map that a player wrote: enough to fetch and to compare it. */
interface OwnText {
  hash: string;
  length: number;
}

const WRITTEN = /^(\w+?)(?:\(([\w,-]*)\)([ab]?))?$/;

/** CARD, CHARACTER, PUBLIC and STATE: a key, or a played card as written, in words. */
export function cardFunctions(words: DeckWords | null): Record<string, FluentFunction> {
  if (!words) return {};
  const named = (from: Record<string, { name: string }>): FluentFunction =>
    ([key]) => from[String(key)]?.name ?? plain(String(key));
  return {
    CARD: ([written]) => cardName(words, String(written)),
    CHARACTER: named(words.characters),
    PUBLIC: named(words.public),
    STATE: ([key]) => stateName(String(key)),
  };
}

/** `war` is War, and `war(qi,chu)` is War (Qi, Chu). */
export function cardName(words: DeckWords, written: string): string {
  const match = WRITTEN.exec(written);
  if (!match) return written;
  const [, key = '', targets = '', choice = ''] = match;
  const card = words.events[key];
  const marks = targets.split(',').filter((target) => target && target !== '-').map(stateName);
  if (choice) {
    const way = card?.ways['ab'.indexOf(choice)];
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
