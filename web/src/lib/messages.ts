/** A game's Fluent messages from the server, fetched once for each language. */
import { getText } from './api';
import type { Language } from './language';

const FETCHED = new Map<string, Promise<string>>();

export function loadServerMessages(game: string, language: Language): Promise<string> {
  const path = `games/${encodeURIComponent(game)}/locale/${language}`;
  const found = FETCHED.get(path) ?? getText(path);
  FETCHED.set(path, found);
  found.catch(() => FETCHED.delete(path));
  return found;
}
