/** The words on the cards, and the names of cards and states. */
import type { FluentFunction } from '@fluent/bundle';
import type { DeckWords } from '../../generated/wire';
import { get } from '../../lib/api';
import type { Language } from '../../lib/language';
import type { CardTable } from '../plugin';

/** Addresses of the files with the printed words. */
const PRINTED = import.meta.glob<string>('./generated/cards.*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Words that were loaded, by language and the hash of a player's deck. */
const LOADED = new Map<string, Promise<DeckWords>>();

/** Only the server has the words of a deck that a player wrote. */
export function loadCards(
  language: Language,
  table?: CardTable,
  invite: string | null = null,
): Promise<DeckWords> {
  const deck = table?.options['deck'] as CustomText | null | undefined;
  const key = `${language} ${deck?.hash ?? ''}`;
  const words =
    LOADED.get(key) ??
    (table && deck
      ? get<DeckWords>(`tables/${table.id}/cards/${language}`, { invite })
      : loadPrinted(language));
  LOADED.set(key, words);
  words.catch(() => LOADED.delete(key));
  return words;
}

async function loadPrinted(language: Language): Promise<DeckWords> {
  const file = await fetch(PRINTED[`./generated/cards.${language}.json`] ?? '');
  return (await file.json()) as DeckWords;
}

/** A deck or map written by a player, as an option of a table: enough to fetch and compare it. */
interface CustomText {
  hash: string;
  length: number;
}

const WRITTEN = /^(\w+?)(?:\(([\w,-]*)\)([ab]?))?$/;

/** The Fluent functions CARD, CHARACTER, PUBLIC, STATE and SIGNED. */
export function cardFunctions(words: DeckWords): Record<string, FluentFunction> {
  const named = (from: Record<string, { name: string }>): FluentFunction =>
    ([key]) => from[String(key)]?.name ?? plain(String(key));
  return {
    CARD: ([written]) => cardName(words, String(written)),
    CHARACTER: named(words.characters),
    PUBLIC: named(words.public),
    STATE: ([key]) => stateName(String(key)),
    SIGNED: ([number]) => String(number).replace('-', '−'),
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
    const way = card?.ways['ab'.indexOf(choice)]?.name;
    marks.push(way ? `${choice.toUpperCase()}: ${way}` : choice.toUpperCase());
  }
  const name = card?.name ?? plain(key);
  return marks.length ? `${name} (${marks.join(', ')})` : name;
}

/** A state's name, which is the same in all languages of the client. */
export function stateName(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}

function plain(key: string): string {
  return stateName(key.replaceAll('_', ' '));
}
