/** Colours and signs of the seats, in a box of 48 by 48; drawings of goods, in one of 24 by 24. */
import type { SeatLook } from '../../../board/seats';

export interface Tone {
  fill: string;
  light: string;
  edge: string;
  ink: string;
}

/** By the colour that the view gives a seat; `emperor` is the emperor's own. */
export const TONES: Record<string, Tone> = {
  red: { fill: '#b8412f', light: '#d57461', edge: '#7c2519', ink: '#fff4ee' },
  white: { fill: '#ece4d0', light: '#fbf7ec', edge: '#8b7c60', ink: '#2a251f' },
  black: {
    fill: 'light-dark(#45403b, #4d4740)',
    light: 'light-dark(#6a635b, #8a8073)',
    edge: 'light-dark(#1d1a18, #b3a58f)',
    ink: '#f3ece0',
  },
  blue: { fill: '#2f6496', light: '#5b8dbb', edge: '#1d4468', ink: '#f3f7fb' },
  green: { fill: '#3d7a4b', light: '#69a176', edge: '#214a2b', ink: '#f2fbf0' },
  yellow: { fill: '#ead96b', light: '#fbf2a9', edge: '#8d7b1c', ink: '#332a06' },
  emperor: { fill: '#d8a93b', light: '#f0cf78', edge: '#8a651a', ink: '#8f2416' },
};

export type Sign = Pick<SeatLook, 'sign' | 'cuts'>;

/** Bird, tiger's paw, tortoise, dragon, carp and ox: the colours differ by shape too. */
export const SIGNS: Record<string, Sign> = {
  red: {
    sign: 'M24 8.4c2.6 0 4.2 1.8 4.4 4C34 8.6 40.8 8 46.4 11.2c-6.4 1-10.8 4.6-12.8 10c2.4 .2 4.6 1.4 5.8 3.4c-4-.4-7.4 .8-9.8 3.4L34.4 42L24 33.6L13.6 42l4.8-14c-2.4-2.6-5.8-3.8-9.8-3.4c1.2-2 3.4-3.2 5.8-3.4c-2-5.4-6.4-9-12.8-10C7.2 8 14 8.6 19.6 12.4c.2-2.2 1.8-4 4.4-4z',
  },
  white: {
    sign: 'M24 23.4c6.6 0 12 5.8 12 11.4c0 4.2-3 6.4-6.6 5.8c-2-.4-3.6-1-5.4-1s-3.4 .6-5.4 1C15 41.2 12 39 12 34.8c0-5.6 5.4-11.4 12-11.4zM4.8 25.2a4.2 5.8-22 1 0 7.8-3.2a4.2 5.8-22 1 0-7.8 3.2zM13.6 13.6a4.4 6.4-6 1 0 8.8-1a4.4 6.4-6 1 0-8.8 1zM25.6 12.8a4.4 6.4 6 1 0 8.8 1a4.4 6.4 6 1 0-8.8-1zM35.6 22a4.2 5.8 22 1 0 7.8 3.2a4.2 5.8 22 1 0-7.8-3.2z',
  },
  black: {
    sign: 'M5.6 12a5.8 3.8 38 1 1 9.2 7.2a5.8 3.8 38 1 1-9.2-7.2zM33.2 19.2a5.8 3.8-38 1 1 9.2-7.2a5.8 3.8-38 1 1-9.2 7.2zM5.6 40.2a5.8 3.8-38 1 1 9.2-7.2a5.8 3.8-38 1 1-9.2 7.2zM33.2 33a5.8 3.8 38 1 1 9.2 7.2a5.8 3.8 38 1 1-9.2-7.2zM19.4 7.8a4.6 5.8 0 1 1 9.2 0a4.6 5.8 0 1 1-9.2 0zM22 40h4l-2 6.8zM24 11.2c9.2 0 14 7.2 14 14.8s-4.8 15.2-14 15.2S10 33.6 10 26s4.8-14.8 14-14.8z',
    cuts: 'M24 18.6l-6 3.8v7.4l6 3.8l6-3.8v-7.4z',
  },
  blue: {
    sign: 'M26.6 4.2c4-1.2 8.6-.6 11.8 2l7.2 6.6l-3.4 2.4l1.8 3l-4.6 .6l-3 3.8c-4.6 .4-8.8-1.4-11.4-4.6zM30.6 6M22 1.2l11 1zM22 25.2l9.6-3.4l-3.6 5l6.4 .8l-6.8 4zM9.6 16.6M3.8 13.6l2 5l-4 2l6.8 2.6zM6.1 38.2L9.1 41.7L13 43.8L17.2 44.7L21.4 44.3L25.4 42.7L28.5 39.4L29.7 35.8L29.3 32.3L27.7 29.5L25.7 27.4L23.5 25.7L21.3 24.4L19.4 23.1L17.8 21.7L16.9 20.4L16.5 19.4L16.6 18.3L17.4 16.8L18.9 15.4L20.7 14.5L22.8 14.1L25.2 14L27.6 14.4L29.8 15.1A3.3 3.3 0 0 0 32.2 8.9L29.1 8L25.7 7.4L22.1 7.5L18.5 8.3L15.1 10L12.2 12.8L10.3 16.5L10 20.2L11.1 23.5L13 26.2L15.4 28.3L17.9 30L19.8 31.2L21.4 32.4L22.6 33.6L23.1 34.4L23.1 35.1L22.7 36.2L21.7 37.2L19.9 37.9L17.6 38.1L15.2 37.6L13.2 36.6L11.9 35A3.3 3.3 0 0 0 6.1 38.2z',
  },
  green: {
    sign: 'M1.6 24.6C7.6 14.2 19.2 10.4 30 16.4c3.8 2 6 4.2 7.6 6.4l8.8-8c-1.6 6-1.6 12.8 0 18.8l-8.8-7.4c-1.8 2.4-4.2 4.6-7.8 6.4c-10.8 5.6-22.2 2-28.2-8zM16 11.2c3.2-5.4 9.2-7.4 15.4-6.6c-2 2.6-2.4 5.6-1.6 8.8c-4.6-2.2-9.4-3-13.8-2.2zM18 37c2.2 4.2 6 6.6 10.6 6.8c-.8-2.6-.6-5 .4-7.6c-3.8 1-7.4 1.4-11 .8z',
    cuts: 'M10.8 21a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8z',
  },
  yellow: {
    sign: 'M4 5.6c.6 7.4 5 11.8 11.4 12.4c2.6-1.6 5.4-2.4 8.6-2.4s6 .8 8.6 2.4c6.4-.6 10.8-5 11.4-12.4c4.4 9 1.8 17.4-6 20.6c.2 5.2-1.8 9.8-4.4 13.2c-1.6 4.8-5.2 7.4-9.6 7.4s-8-2.6-9.6-7.4C11.8 36 9.8 31.4 10 26.2C2.2 23-.4 14.6 4 5.6z',
    cuts: 'M16 24.4c-.2 3 1.4 5 4.2 5.2l.8-2.4zM32 24.4l-5 2.8l.8 2.4c2.8-.2 4.4-2.2 4.2-5.2zM20.4 37.4a1.8 2.4 0 1 0 0 4.8a1.8 2.4 0 0 0 0-4.8zM27.6 37.4a1.8 2.4 0 1 0 0 4.8a1.8 2.4 0 0 0 0-4.8z',
  },
};

/** What a seat can have, and what an action costs or brings. */
export type Good =
  'jade' | 'peasants' | 'convicts' | 'workers' | 'blocks' | 'chips' | 'favours' | 'points';

const PEASANT =
  'M12 2.6c1 0 6.5 4.2 10 7.7-1 1.3-5.5 2-10 2s-9-.7-10-2c3.5-3.5 9-7.7 10-7.7zM7.5 13.6c1.4.2 3 .3 4.5.3s3.1-.1 4.5-.3c2.2 1.4 3.4 4.3 3.7 7.9H3.8c.3-3.6 1.5-6.5 3.7-7.9z';

export const GOODS: Record<Good, string> = {
  jade: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 6.3a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
  peasants: PEASANT,
  convicts:
    'M12 1.7a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zM2.5 10h19v5h-19zM5.3 11.6v1.8h1.8v-1.8zm11.6 0v1.8h1.8v-1.8zM6.5 16.3h11l1.6 5.2H4.9z',
  workers: PEASANT,
  blocks: 'M2 5h9.2v6.2H2zM13 5h9v6.2h-9zM2 13h5v6H2zM8.8 13h8.4v6H8.8zM19 13h3v6h-3z',
  chips:
    'M12 2.3a9.7 9.7 0 1 1 0 19.4 9.7 9.7 0 0 1 0-19.4zM8.3 6.2 4.8 9.7l3.5 3.5v-2.4h4.5c1.5 0 2.5 1 2.5 2.4s-1 2.4-2.5 2.4H8.3V18h4.5c2.9 0 4.9-2 4.9-4.8s-2-4.8-4.9-4.8H8.3z',
  favours:
    'M5 2.5h11.5A2.5 2.5 0 0 1 19 5v13h2.5a3.2 3.2 0 0 1-3.2 3.5H7.5A3 3 0 0 1 4.5 18.5V6H2.5A3 3 0 0 1 5 2.5zM8.5 7v1.8h7V7zm0 4v1.8h7V11zm0 4v1.8h4.5V15z',
  points: 'M12 2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2l-6.1 3.4 1.4-6.8L2.2 9.1l6.9-.8z',
};

/** The characters on role cards: recruit, stone, build, command. */
export const ROLE_CHARACTERS: Record<string, string> = {
  recruiter: '募',
  resources: '石',
  builder: '築',
  taskmaster: '令',
};

/** Commanderies of Qin along the wall, from west to east. */
export const PROVINCES: Record<string, { name: string; character: string }> = {
  A: { name: 'Longxi', character: '隴西' },
  B: { name: 'Shangjun', character: '上郡' },
  C: { name: 'Yanmen', character: '雁門' },
  D: { name: 'Liaodong', character: '遼東' },
};

/** The colours and the sign of a seat, by the colour that the view gives it. */
export function lookOf(colour: string): SeatLook {
  const { fill, edge, ink } = TONES[colour] ?? { fill: '', edge: '', ink: '' };
  return { colour: fill, edge, ink, ...SIGNS[colour] };
}
