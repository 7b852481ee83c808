/** Texts of the puzzle pages, and the games' names of their themes. */
import { plugins } from '../games/registry';
import { format, makeBundle, type Fields } from '../lib/fluent';
import type { Language } from '../lib/language';
import { loadServerMessages } from '../lib/messages';

const PAGES = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' });
const THEMES = import.meta.glob<string>('../../../src/sevenstates/games/*/words/puzzles.*.ftl', {
  query: '?raw',
  import: 'default',
});

export class PuzzleTexts {
  readonly #bundle;
  readonly #games;

  /** `themes` are the Fluent messages of each game. */
  constructor(language: Language, page: string, themes: ReadonlyMap<string, string>) {
    this.#bundle = makeBundle(language, [page]);
    this.#games = new Map(
      [...themes].map(([game, words]) => [game, makeBundle(language, [words])] as const),
    );
  }

  text(id: string, fields: Fields = {}): string {
    return format(this.#bundle, id, fields);
  }

  /** A theme's name; its key if the game has no words for it. */
  theme(game: string, name: string): string {
    const bundle = this.#games.get(game);
    return bundle?.hasMessage(`theme-${name}`) ? format(bundle, `theme-${name}`, {}) : name;
  }
}

/** The texts of the pages and of these games. */
export async function loadPuzzleTexts(
  language: Language,
  games: readonly string[],
): Promise<PuzzleTexts> {
  const [page, ...themes] = await Promise.all([
    PAGES[`./locale/${language}.ftl`]?.(),
    ...games.map((game) => loadThemes(language, game)),
  ]);
  return new PuzzleTexts(
    language,
    page ?? '',
    new Map(games.map((game, place) => [game, themes[place] ?? ''])),
  );
}

/** The server has the words of games that were not there when the client was built. */
function loadThemes(language: Language, game: string): Promise<string> {
  const load = THEMES[`../../../src/sevenstates/games/${game}/words/puzzles.${language}.ftl`];
  return load && plugins.has(game) ? load() : loadServerMessages(game, language);
}
