/** Points and the score they make (H-WIN-1). */
import type { Counts } from './generated/view';
import type { Colour } from './view';

/** The colours that count; white points are jokers. */
export const COUNTED = ['yellow', 'red', 'blue', 'green'] as const satisfies readonly Colour[];
export type CountedColour = (typeof COUNTED)[number];

/** The white points by the colour they are added to, each to the lowest one. */
export function jokersSpent(points: Counts): Record<CountedColour, number> {
  const spent = { yellow: 0, red: 0, blue: 0, green: 0 };
  for (let joker = 0; joker < points.white; joker++) {
    const total = (colour: CountedColour) => points[colour] + spent[colour];
    spent[COUNTED.reduce((low, colour) => (total(colour) < total(low) ? colour : low))] += 1;
  }
  return spent;
}

/** The lowest colour, jokers counted in. */
export function scoreOf(points: Counts): number {
  const spent = jokersSpent(points);
  return Math.min(...COUNTED.map((colour) => points[colour] + spent[colour]));
}
