/** How far the visitor has come in a lesson, kept in this browser. */
export interface Progress {
  /** The step that is open: CHAPTER-NAME, which outlives steps put in before it. */
  at: string;
  /** The part of the lesson that is done, from 0 to 1. */
  part: number;
  /** The table of the last chapter. */
  table?: string;
}

const key = (game: string) => `sevenstates.lesson.${game}`;

export function loadProgress(game: string): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Progress | null;
    return typeof found?.at === 'string' && typeof found.part === 'number' ? found : null;
  } catch {
    return null;
  }
}

export function saveProgress(game: string, progress: Progress): void {
  localStorage.setItem(key(game), JSON.stringify({ ...loadProgress(game), ...progress }));
}
