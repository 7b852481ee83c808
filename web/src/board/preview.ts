/** What an action would do, in words. */
import type { GameTexts } from '../lib/texts';
import type { Decision, Prospect } from './board';

/** The events that follow for certain, and the question that they lead the same seat to. */
export function foretold(prospect: Prospect, decision: Decision | null, texts: GameTexts): string[] {
  const next = prospect.view?.pending.find(({ seat }) => seat === decision?.seat);
  return [
    ...prospect.events.map((event) => texts.event(event)),
    // The same question again is no news: the next action of a turn, the next card of several.
    ...(next && next.prompt !== decision?.prompt ? [texts.prompt(next)] : []),
  ];
}
