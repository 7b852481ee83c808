/** The Fluent functions that HUANG's messages call. */
import type { FluentFunction } from '@fluent/bundle';

const PLACE = /([a-o])(\d+)/g;

/** The place nearest to the middle of those that a text lists: a short name for a state. */
export function near(places: string): string {
  const points = [...places.matchAll(PLACE)].map(([name, letter = '', number]) => {
    const row = Number(number) - 1;
    return { name, x: 2 * (letter.charCodeAt(0) - 'a'.charCodeAt(0)) + (row % 2), y: row };
  });
  const across = points.reduce((sum, { x }) => sum + x, 0);
  const down = points.reduce((sum, { y }) => sum + y, 0);
  const distances = points.map(
    ({ x, y }) => (points.length * x - across) ** 2 + 3 * (points.length * y - down) ** 2,
  );
  return points[distances.indexOf(Math.min(...distances))]?.name ?? places;
}

export const wordFunctions: Record<string, FluentFunction> = {
  NEAR: ([places]) => near(String(places)),
};
