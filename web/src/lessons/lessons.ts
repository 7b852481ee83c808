/** Lessons: positions that web/scripts/lessons.py has played through the engine, with texts. */
import type { Decision, GameEvent, LegalAction, View } from '../board/board';
import { loadMessageFiles, plugins } from '../games/registry';
import { format, makeBundle } from '../lib/fluent';
import type { Language } from '../lib/language';

/** Why a move that the player can point at is illegal. */
export interface Refusal {
  reason: string;
  rule: string | null;
}

/** A move to find (`wanted`), a question (`answers`), or something to read. */
export interface Step {
  name: string;
  /** The clause of the rules that the step teaches. */
  rule: string | null;
  view: View;
  decision: Decision | null;
  /** The moves that can be tried; all of them are legal. */
  legal: LegalAction[];
  /** Why other moves are refused, by their notation. */
  refused: Record<string, Refusal>;
  /** The move that leads to the next step. */
  wanted: string | null;
  /** Number of answers of a question, and which of them is right, from 1. */
  answers: number;
  right: number;
  /** The events since the step before. */
  events: GameEvent[];
}

export interface Chapter {
  name: string;
  seat: number;
  steps: Step[];
}

/** The last chapter: a number of decisions at a table with bots. */
export interface FreeTurnsPlan {
  seats: number;
  answers: number;
}

/** A step whose board is a picture in the rules. */
export interface RulesPicture {
  /** The names of chapter and step, as in `wars-support`. */
  step: string;
  /** The part of the board that is shown: a selector. */
  part: string;
  /** The clause that begins the list below the picture. */
  above: string;
  caption: Record<Language, string>;
}

export interface Lesson {
  chapters: Chapter[];
  free: FreeTurnsPlan;
  pictures: RulesPicture[];
}

/** The texts of a lesson. Answers and comments (`a`, `a-why`, `wrong`) are attributes of a text. */
export class LessonTexts {
  readonly #bundle;

  constructor(language: Language, messages: string) {
    this.#bundle = makeBundle(language, [messages]);
  }

  text(id: string): string {
    return format(this.#bundle, id, {});
  }

  /** Null if the message has no such attribute. */
  attribute(id: string, name: string): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern) : null;
  }
}

export async function loadLesson(
  game: string,
  language: Language,
): Promise<{ lesson: Lesson; lessonTexts: LessonTexts }> {
  const { script = {}, messages = {} } = plugins.get(game)?.lesson ?? {};
  const [load] = Object.values(script);
  const [words] = await loadMessageFiles(messages, language);
  if (!load || words === undefined) throw new Error(`no lesson for ${game} in ${language}`);
  return { lesson: await load(), lessonTexts: new LessonTexts(language, words) };
}
