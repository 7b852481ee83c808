/** The games the server offers, and their names. */
import type { FluentBundle } from '@fluent/bundle';
import { plugins } from '../games/registry';
import type { GameInfo, GameList } from '../generated/wire';
import { get } from './api';
import { format, makeBundle } from './fluent';
import type { Language } from './language';
import { loadServerMessages } from './messages';
import { settings } from './settings.svelte';
import { hasText, t } from './i18n.svelte';

/** Players at a new table, if the game allows it. */
const USUAL_SEATS = 3;

let loading: Promise<GameInfo[]> | undefined;
let offered = $state.raw<readonly GameInfo[] | null>(null);

export function loadGames(): Promise<GameInfo[]> {
  loading ??= get<GameList>('games').then(
    (found) => {
      offered = found.games;
      return found.games;
    },
    (error: unknown) => {
      loading = undefined; // so that the next page tries again
      throw error;
    },
  );
  return loading;
}

export async function gameInfo(key: string): Promise<GameInfo> {
  const found = (await loadGames()).find((game) => game.key === key);
  if (!found) throw new Error(`no game ${key}`);
  return found;
}

/** Keys in the server's order; until it has answered, those of the games that have a folder here. */
export function gameKeys(): readonly string[] {
  return offered?.map((game) => game.key) ?? [...plugins.keys()];
}

/** The given number of seats if the game allows it, else its smallest. */
export function allowedSeats(info: GameInfo | undefined, seats = USUAL_SEATS): number {
  return !info || info.seats.includes(seats) ? seats : (info.seats[0] ?? seats);
}

/** The game's name; its key as long as there are no words for it. */
export function gameName(key: string): string {
  return gameText(key) ?? key;
}

/** The name of a game, or its facts, summary or goal; null if there are no words for it. */
export function gameText(key: string, part?: 'facts' | 'about' | 'goal'): string | null {
  const id = part ? `game-${key}-${part}` : `game-${key}`;
  if (hasText(id)) return t(id);
  const bundle = serverBundle(key, settings.language);
  const served = `game-${part ?? 'title'}`;
  return bundle?.hasMessage(served) ? format(bundle, served, {}) : null;
}

/** Messages of games that have no folder here, by language and key. */
const requested = new Set<string>();
let bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});

function serverBundle(key: string, language: Language): FluentBundle | undefined {
  const id = `${language} ${key}`;
  if (!plugins.has(key) && !requested.has(id)) {
    requested.add(id);
    loadServerMessages(key, language).then(
      (messages) => (bundles = { ...bundles, [id]: makeBundle(language, [messages]) }),
      () => undefined,
    );
  }
  return bundles[id];
}
