/** What the visitor chose last for a game, remembered in this browser. */
import type { GameInfo } from '../generated/wire';

interface Preset {
  seats?: number;
  /** The level of bots. */
  level?: string;
}

const keyOf = (game: string) => `sevenstates.play.${game}`;

export function presetOf(game: string): Preset {
  return JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Preset;
}

export function remember(game: string, chosen: Preset): void {
  localStorage.setItem(keyOf(game), JSON.stringify({ ...presetOf(game), ...chosen }));
}

/** The levels to choose from: the one without a plan, which is for testing tables, last. */
export function sortedLevels(info: GameInfo): string[] {
  return [...info.levels].sort((a, b) => Number(a === 'random') - Number(b === 'random'));
}

/** The level that a bot is added with: the last one chosen, or else the usual one. */
export function presetLevel(info: GameInfo): string {
  const levels = sortedLevels(info);
  const chosen = [presetOf(info.key).level, 'normal'].find((level) => level && levels.includes(level));
  return chosen ?? levels[0] ?? '';
}
