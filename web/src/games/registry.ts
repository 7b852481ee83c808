/** Every game that has a folder here, by key. Games are imported here and in `turning.ts` alone. */
import type { Language } from '../lib/language';
import type { GamePlugin, MessageFiles } from './plugin';

const FOUND = import.meta.glob<GamePlugin>('./*/plugin.ts', { eager: true, import: 'plugin' });

export const plugins: ReadonlyMap<string, GamePlugin> = new Map(
  Object.entries(FOUND)
    .map(([path, plugin]) => [path.split('/')[1] ?? '', plugin] as const)
    .sort(([, a], [, b]) => a.order - b.order),
);

export function hasLesson(game: string): boolean {
  return plugins.get(game)?.lesson !== undefined;
}

/** The contents of the files of one language. */
export function loadMessageFiles(files: MessageFiles, language: Language): Promise<string[]> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Promise.all(wanted.map(([, load]) => load()));
}
