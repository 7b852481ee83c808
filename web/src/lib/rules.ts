/** The rules of a game, fetched once per language, and the clauses that events follow. */
import type { GameEvent } from '../board/board';
import type { GameInfo, RulesText } from '../generated/wire';
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

/** The clause that an event follows; null if there is none. */
export function ruleOf(event: GameEvent, rules: GameInfo['event_rules']): string | null {
  const found = rules[event.kind];
  if (typeof found !== 'object') return found ?? null;
  const value = Object.values(event.fields).find((one) => typeof one === 'string' && one in found);
  return found[String(value)] ?? null;
}
