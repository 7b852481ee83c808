/** Icons in a box of 24 by 24: tiles by colour, dynasties, buildings. */
import type { Colour } from '../view';

/** A governor's hat, a shield, ears of corn, a coin, a brush. */
export const TILE_ICONS: Record<Colour, string> = {
  yellow: 'M4 17h16M6 17v-5a6 5 0 0 1 12 0v5M12 7V4M3 12h3M18 12h3M9 20h6',
  red: 'M12 3l7 3v5c0 5-3 8-7 10c-4-2-7-5-7-10V6zM12 3v18M5 10h14',
  blue: 'M12 21V8M12 8c0-3 1-4 0-5c-1 1-1 3 0 5M12 13c2-3 4-3 5-3c0 2-2 4-5 4M12 13c-2-3-4-3-5-3c0 2 2 4 5 4M12 18c2-3 4-3 5-3c0 2-2 4-5 4M12 18c-2-3-4-3-5-3c0 2 2 4 5 4',
  green: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M9 9h6v6H9z',
  white: 'M19 3L10 12M10 12c-2 0-3 1-3 3c0 3-2 4-4 5c4 2 9 0 9-5c0-1-1-3-2-3M14 10l-2-2',
};

/** Tiger: stripes. Rabbit: long ears. Rat: round ears and a tail. Goat: horns. Dragon: coils. */
export const DYNASTY_ICONS: Record<string, string> = {
  Tiger: 'M5 6c3 1 5 1 7 0c2 1 4 1 7 0M6 11c2 1 4 1 6 0c2 1 4 1 6 0M8 16c2 1 2 1 4 0c2 1 2 1 4 0M12 6v14',
  Rabbit: 'M9 12C6 8 6 4 8 3c2 0 3 4 3 8M15 12c3-4 3-8 1-9c-2 0-3 4-3 8M7 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  Rat: 'M5 8a3 3 0 1 1 5 1M14 9a3 3 0 1 1 5-1M7 13a5 5 0 1 0 10 0c0-3-2-5-5-5s-5 2-5 5M17 16c3 0 4 2 3 5',
  Goat: 'M9 10C4 11 3 7 5 4M15 10c5 1 6-3 4-6M8 11c0 5 2 10 4 10s4-5 4-10c-1-3-7-3-8 0M12 21v2',
  Dragon: 'M18 5c-5-3-12-1-12 4c0 4 12 2 12 7c0 4-7 5-12 3M18 5l2-2M18 5l3 2M6 19l-2 2',
};

export const PAGODA = 'M12 2v3M5 10c4-1 5-3 7-5c2 2 3 4 7 5zM7 10v4M17 10v4M3 17c5-1 6-2 9-3c3 1 4 2 9 3zM6 17v4h12v-4M10 21v-3h4v3';
export const PALACE = 'M2 9c5-1 8-3 10-6c2 3 5 5 10 6zM4 9v4M20 9v4M8 9v4M16 9v4M1 16c6 0 9-1 11-3c2 2 5 3 11 3zM4 16v5h16v-5M9 21v-4h6v4';
export const GRANARY = 'M5 11c2-4 5-6 7-7c2 1 5 3 7 7zM7 11v9h10v-9M10 20v-4h4v4';
