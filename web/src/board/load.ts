/** The board of a game: its drawn one, or the text view if the game has no folder here. */
import { plugins } from '../games/registry';
import type { BoardComponent } from './board';

export function hasBoard(game: string): boolean {
  return plugins.has(game);
}

export async function loadBoard(game: string): Promise<BoardComponent> {
  const drawn = await plugins.get(game)?.loadBoard();
  return drawn ?? (await import('../textboard/TextBoard.svelte')).default;
}
