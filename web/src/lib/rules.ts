/** The rules reference of a game; asked for once in each language. */
import type { RulesText } from '../generated/wire';
import { get } from './api';
import type { Language } from './language';

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
