/** Icons of the four attributes in a box of 24 by 24: blade, coin, scroll, lantern. */
import type { Attribute } from '../view';

export const ATTRIBUTE_ICONS: Record<Attribute, string> = {
  military: 'M5 19 17 7V4h3v3h-3M8 12l4 4M5 15l4 4',
  economy: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 9h6v6H9Z',
  culture: 'M7 4h12v4h-3v12H4v-4h3ZM10 9h3M10 13h3',
  morale: 'M9 3h6M8 5h8l2 6-2 6H8l-2-6ZM12 17v4M10 11h4',
};
