/** The games the server offers. */
import type { GameInfo, GameList } from '../generated/wire';
import { get } from './api';

let loading: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  loading ??= get<GameList>('games').then(
    (found) => found.games,
    (error: unknown) => {
      loading = undefined; // so that the next page asks again
      throw error;
    },
  );
  return loading;
}

export async function gameInfo(key: string): Promise<GameInfo> {
  const found = (await games()).find((game) => game.key === key);
  if (!found) throw new Error(`no game ${key}`);
  return found;
}

/** The order of the pages, and what is shown before the server has answered. */
export const GAME_KEYS = ['huang', 'huangdi', 'warring'] as const;
