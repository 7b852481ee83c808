/** Colours of the seats and drawings of signs and goods; drawings in a box of 24 by 24. */

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

export interface Sign {
  /** Filled shapes, each with its own holes. */
  shapes: readonly string[];
  /** A thick stroke. */
  line?: string;
}

/** Bird, tiger's paw, tortoise, dragon, carp and ox: the colours differ by shape too. */
export const SIGNS: Record<string, Sign> = {
  red: {
    shapes: [
      'M12 4.2c1.3 0 2.1.9 2.2 2C17 4.3 20.4 4 23.2 5.6c-3.2.5-5.4 2.3-6.4 5 1.2.1 2.3.7 2.9 1.7-2-.2-3.7.4-4.9 1.7L17.2 21 12 16.8 6.8 21l2.4-7c-1.2-1.3-2.9-1.9-4.9-1.7.6-1 1.7-1.6 2.9-1.7-1-2.7-3.2-4.5-6.4-5C3.6 4 7 4.3 9.8 6.2c.1-1.1.9-2 2.2-2z',
    ],
  },
  white: {
    shapes: [
      'M12 11.7c3.3 0 6 2.9 6 5.7 0 2.1-1.5 3.2-3.3 2.9-1-.2-1.8-.5-2.7-.5s-1.7.3-2.7.5C7.5 20.6 6 19.5 6 17.4c0-2.8 2.7-5.7 6-5.7z',
      'M2.4 12.6a2.1 2.9-22 1 0 3.9-1.6a2.1 2.9-22 1 0-3.9 1.6zM6.8 6.8a2.2 3.2-6 1 0 4.4-.5a2.2 3.2-6 1 0-4.4.5zM12.8 6.4a2.2 3.2 6 1 0 4.4.5a2.2 3.2 6 1 0-4.4-.5zM17.8 11a2.1 2.9 22 1 0 3.9 1.6a2.1 2.9 22 1 0-3.9-1.6z',
    ],
  },
  black: {
    shapes: [
      'M2.8 6a2.9 1.9 38 1 0 4.6 3.6a2.9 1.9 38 1 0-4.6-3.6zM16.6 9.6a2.9 1.9-38 1 0 4.6-3.6a2.9 1.9-38 1 0-4.6 3.6zM2.8 20.1a2.9 1.9-38 1 0 4.6-3.6a2.9 1.9-38 1 0-4.6 3.6zM16.6 16.5a2.9 1.9 38 1 0 4.6 3.6a2.9 1.9 38 1 0-4.6-3.6zM9.7 3.9a2.3 2.9 0 1 0 4.6 0a2.3 2.9 0 1 0-4.6 0zM11 20h2l-1 3.4z',
      'M12 5.6c4.6 0 7 3.6 7 7.4s-2.4 7.6-7 7.6S5 16.8 5 13s2.4-7.4 7-7.4zM12 9.3l-3 1.9v3.7l3 1.9 3-1.9v-3.7z',
    ],
  },
  blue: {
    shapes: [
      'M13.3 2.1c2-.6 4.3-.3 5.9 1l3.6 3.3-1.7 1.2.9 1.5-2.3.3-1.5 1.9c-2.3.2-4.4-.7-5.7-2.3z',
      'M15.3 3 11 .6l5.5.5zM11 12.6l4.8-1.7-1.8 2.5 3.2.4-3.4 2zM4.8 8.3 1.9 6.8l1 2.5-2 1 3.4 1.3z',
    ],
    line: 'M4.5 18.3c1.6 3 6.8 3.2 8.3.6 1.4-2.5-1-4.1-3-5.3-2.3-1.4-4.4-3.5-2.4-6.2C9.3 4.9 13 5 15.5 6',
  },
  green: {
    shapes: [
      'M.8 12.3C3.8 7.1 9.6 5.2 15 8.2c1.9 1 3 2.1 3.8 3.2l4.4-4c-.8 3-.8 6.4 0 9.4l-4.4-3.7c-.9 1.2-2.1 2.3-3.9 3.2-5.4 2.8-11.1 1-14.1-4zM5.4 10.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
      'M8 5.6c1.6-2.7 4.6-3.7 7.7-3.3-1 1.3-1.2 2.8-.8 4.4-2.3-1.1-4.7-1.5-6.9-1.1zM9 18.5c1.1 2.1 3 3.3 5.3 3.4-.4-1.3-.3-2.5.2-3.8-1.9.5-3.7.7-5.5.4z',
    ],
  },
  yellow: {
    shapes: [
      'M2 2.8c.3 3.7 2.5 5.9 5.7 6.2 1.3-.8 2.7-1.2 4.3-1.2s3 .4 4.3 1.2c3.2-.3 5.4-2.5 5.7-6.2 2.2 4.5.9 8.7-3 10.3.1 2.6-.9 4.9-2.2 6.6-.8 2.4-2.6 3.7-4.8 3.7s-4-1.3-4.8-3.7C5.9 18 4.9 15.7 5 13.1 1.1 11.5-.2 7.3 2 2.8zM8 12.2c-.1 1.5.7 2.5 2.1 2.6l.4-1.2zM16 12.2l-2.5 1.4.4 1.2c1.4-.1 2.2-1.1 2.1-2.6zM10.2 18.7a.9 1.2 0 1 0 0 2.4.9 1.2 0 0 0 0-2.4zM13.8 18.7a.9 1.2 0 1 0 0 2.4.9 1.2 0 0 0 0-2.4z',
    ],
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
