/** The lessons: real positions, played through the engine beforehand, with words of our own. */
import type { Decision, GameEvent, LegalAction, View } from '../board/board';
import { loadMessageFiles, plugins } from '../games/registry';
import { format, makeBundle } from '../lib/fluent';
import type { Language } from '../lib/language';

/** Why a move that one can point at is not legal. */
export interface Refusal {
  reason: string;
  rule: string | null;
}

/** A move to find (`wanted`), a question (`answers`), or something to read. */
export interface Step {
  name: string;
  /** The clause that the step is about. */
  rule: string | null;
  view: View;
  decision: Decision | null;
  /** The moves that can be tried; all of them are legal there. */
  legal: LegalAction[];
  /** Why others are refused, by their notation. */
  refused: Record<string, Refusal>;
  /** The move that goes on. */
  wanted: string | null;
  /** How many answers a question has, and which of them is right, from 1. */
  answers: number;
  right: number;
  /** What led here. */
  events: GameEvent[];
}

export interface Chapter {
  name: string;
  seat: number;
  steps: Step[];
}

/** The last chapter: so many decisions at a table with bots. */
export interface Free {
  seats: number;
  answers: number;
}

export interface Lesson {
  chapters: Chapter[];
  free: Free;
}

/** The words of a lesson; those beside a text (`wrong`, `a`, `a-why`, ...) are its attributes. */
export class LessonWords {
  readonly #bundle;

  constructor(language: Language, messages: string) {
    this.#bundle = makeBundle(language, [messages]);
  }

  say(id: string): string {
    return format(this.#bundle, id, {});
  }

  /** Null where there are no such words. */
  beside(id: string, name: string): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern) : null;
  }
}

export function hasLesson(game: string): boolean {
  return plugins.get(game)?.lesson !== undefined;
}

export async function loadLesson(
  game: string,
  language: Language,
): Promise<{ lesson: Lesson; words: LessonWords }> {
  const { script = {}, messages = {} } = plugins.get(game)?.lesson ?? {};
  const [load] = Object.values(script);
  const [words] = await loadMessageFiles(messages, language);
  if (!load || words === undefined) throw new Error(`no lesson for ${game} in ${language}`);
  return { lesson: await load(), words: new LessonWords(language, words) };
}
