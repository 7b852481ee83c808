/** The lessons: real positions, played through the engine beforehand, with words of our own. */
import type { Decision, GameEvent, LegalAction, View } from '../boards/board';
import { format, makeBundle } from '../lib/fluent';
import type { Language } from '../lib/language';

export interface Step {
  name: string;
  view: View;
  decision: Decision | null;
  /** The moves that can be tried; all of them are legal there. */
  legal: LegalAction[];
  /** The move that goes on; null where there is only something to read. */
  wanted: string | null;
  /** What led here. */
  events: GameEvent[];
}

export interface Chapter {
  name: string;
  seat: number;
  steps: Step[];
}

const LESSONS = import.meta.glob<Chapter[]>('../generated/lessons.*.json', { import: 'default' });
const WORDS = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' });

/** The chapters of a game, and what says their words. */
export async function loadLessons(
  game: string,
  language: Language,
): Promise<{ chapters: Chapter[]; say: (id: string) => string }> {
  const load = LESSONS[`../generated/lessons.${game}.json`];
  const words = WORDS[`./locale/${language}.ftl`];
  if (!load || !words) throw new Error(`no lessons for ${game} in ${language}`);
  const [chapters, messages] = await Promise.all([load(), words()]);
  const bundle = makeBundle(language, [messages]);
  return { chapters, say: (id) => format(bundle, `lesson-${game}-${id}`, {}) };
}
