/** The rules of a game, fetched once per language. */
import type { RulesText } from '../generated/wire';
import { get } from '../lib/api';
import type { Language } from '../lib/language';

const kept = new Map<string, Promise<RulesText>>();

export function loadRules(game: string, language: Language): Promise<RulesText> {
  const path = `games/${game}/rules/${language}`;
  const found = kept.get(path);
  if (found) return found;
  const asked = get<RulesText>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}
