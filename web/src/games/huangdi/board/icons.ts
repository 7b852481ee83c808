/** Colours and icons of the seats; icons in a box of 24 by 24. */

export const SEAT_FILLS: Record<string, string> = {
  red: '#b93a2b',
  white: '#f4efe2',
  black: '#33312e',
  blue: '#3a6ea5',
  green: '#4c8548',
  yellow: '#e2b33b',
};

export const SEAT_INKS: Record<string, string> = {
  red: '#fff5f0',
  white: '#2a2620',
  black: '#f5f0e6',
  blue: '#f3f8ff',
  green: '#f4fff2',
  yellow: '#2b2105',
};

/** One for each seat, so that colour is not the only distinction. */
export const SEAT_ICONS: readonly string[] = [
  'M12 4v16M4 12h16',
  'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16',
  'M12 4l8 15H4z',
  'M5 5h14v14H5z',
  'M5 5l14 14M19 5L5 19',
  'M4 9h16M4 15h16',
];

/** The emperor's dragon seal. */
export const EMPEROR_ICON = 'M5 4h14v16H5zM9 8h6M9 12h6M12 8v8M9 16h6';
