/** Previews of actions in words. */
import type { GameTexts } from '../lib/texts';
import type { Decision, Preview } from './board';

export const NO_PREVIEW: Preview = { events: [], certain: false, view: null, problem: null };

/** The certain events, and the question they lead the same seat to. */
export function describePreview(
  preview: Preview,
  decision: Decision | null,
  texts: GameTexts,
): string[] {
  const next = preview.view?.pending.find(({ seat }) => seat === decision?.seat);
  return [
    ...preview.events.map((event) => texts.event(event)),
    // The same question again says nothing: the next action of a turn, the next of several cards.
    ...(next && next.prompt !== decision?.prompt ? [texts.prompt(next)] : []),
  ];
}
