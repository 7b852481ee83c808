/** The visitor's progress in a lesson, stored in this browser. */
export interface Progress {
  /** The open step as CHAPTER-NAME, which stays valid when steps are added before it. */
  at: string;
  /** Completed part of the lesson, from 0 to 1. */
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
