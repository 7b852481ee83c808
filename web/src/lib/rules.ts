/** The clauses that events follow. */
import type { GameEvent } from '../board/board';
import type { GameInfo } from '../generated/wire';

/** The clause that an event follows; null if there is none. */
export function ruleOf(event: GameEvent, rules: GameInfo['event_rules']): string | null {
  const found = rules[event.kind];
  if (typeof found !== 'object') return found ?? null;
  const value = Object.values(event.fields).find((one) => typeof one === 'string' && one in found);
  return found[String(value)] ?? null;
}
