/** What the visitor chose last for a game, remembered in this browser. */
import type { GameInfo } from '../generated/wire';
import { gameInfo } from '../lib/games.svelte';
import { t } from '../lib/i18n.svelte';

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

/** A bot's level to choose, with its strength where that was measured. */
export function botLabel(info: GameInfo, level: string): string {
  const rating = info.ratings[level];
  const name = t('seat-bot', { level });
  return rating === undefined ? name : t('seat-bot-rated', { name, rating: String(rating) });
}

/** The level of a bot that takes a person's seat. */
export async function usualLevel(key: string): Promise<string> {
  const { levels } = await gameInfo(key);
  return levels.find((level) => level === 'normal') ?? levels.at(-1) ?? '';
}
