/** Icons of the four attributes in a box of 24 by 24: sword, coin, bamboo slips, lantern. */
import type { Attribute } from '../view';

export const ATTRIBUTE_ICONS: Record<Attribute, string> = {
  military:
    'M19.5 2l2.5 2.5-11 11 1.7 1.7-1.6 1.6-2-2-4.6 4.7-1.7-1.7 4.7-4.6-2-2 1.6-1.6 1.7 1.7 9.2-9.200z',
  economy:
    'M12 2.200a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.600zm0 2.400a7.4 7.4 0 1 0 0 14.8 7.4 7.4 0 0 0 0-14.800zM8.6 8.600h6.800v6.800H8.600z',
  culture:
    'M3 4h3.300v2.600h1V4h2.800v2.600h1V4h2.800v2.600h1V4h2.800v2.600h1V4H22v2.600h-1.500v1.500H22v7h-1.500v1.500H22V20h-3.300v-3.400h-1V20h-2.800v-3.400h-1V20h-2.800v-3.400h-1V20H7.300v-3.400h-1V20H3v-3.400h1.500v-1.500H3v-7h1.500V6.600H3zM6.3 8.100v7h1v-7zM10.1 8.100v7h1v-7zM13.9 8.100v7h1v-7zM17.7 8.100v7h1v-7z',
  morale:
    'M11 1.500h2v2h4.500l.8 2H5.700l.8-2H11zM5 6.700h14c1.8 3.4 1.8 6.8 0 10.200H5c-1.8-3.4-1.8-6.8 0-10.200zM6.2 18.100h11.600l-.8 1.900h-4v2.500h-2V20H7z',
};

/** A lock: what the round's rules forbid. */
export const LOCK =
  'M7 10V7.500a5 5 0 0 1 10 0V10h1.500v11h-13V10zm2.3 0h5.400V7.500a2.7 2.7 0 0 0-5.4 0z';

/** Beside a player's name: event cards, secret characters, characters shown; the Host's banner. */
export const COUNT_ICONS = {
  cards: 'M4 6h11v15H4zM8 3h12v15h-3V5H8z',
  people: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3 21c0-5 4-7.5 9-7.500s9 2.5 9 7.500z',
  shown: 'M12 2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.800L12 17.200l-6.1 3.4 1.4-6.800L2.2 9.100l6.9-.8z',
  host: 'M4 2h2.500v1.500H21L17 9l4 5.500H6.500V22H4z',
} as const;
