/** Geometry of the map: pointed hexes, every second row half a hex to the right. */
import type { Point } from '../../board/arrow';
import type { Place } from './view';

export type { Point };

export const RADIUS = 20;
export const WIDTH = Math.sqrt(3) * RADIUS;
export const HEIGHT = 1.5 * RADIUS;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function nameOf(column: number, row: number): Place {
  return `${LETTERS[column] ?? '?'}${row + 1}`;
}

export function cellOf(place: Place): { column: number; row: number } {
  return { column: LETTERS.indexOf(place[0] ?? ''), row: Number(place.slice(1)) - 1 };
}

export function centre(place: Place): Point {
  const { column, row } = cellOf(place);
  return { x: (column + (row % 2) / 2) * WIDTH, y: row * HEIGHT };
}

/** The middle of several places: where a pagoda or the palace stands. */
export function middle(places: readonly Place[]): Point {
  const points = places.map(centre);
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Corner 0 is the upper one; the others follow clockwise. */
export function corner({ x, y }: Point, number: number, radius: number): Point {
  const angle = (Math.PI / 3) * number - Math.PI / 2;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** A point in the notation of paths. */
export function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** The outline of a hex around a point. */
export function hexagon(point: Point, radius = RADIUS): string {
  return `M${[0, 1, 2, 3, 4, 5].map((n) => written(corner(point, n, radius))).join('L')}Z`;
}

/** The neighbour across each edge; edge n lies between the corners n and n + 1. */
export function neighbours(place: Place): Place[] {
  const { column, row } = cellOf(place);
  const right = row % 2;
  return [
    [column + right, row - 1],
    [column + 1, row],
    [column + right, row + 1],
    [column + right - 1, row + 1],
    [column - 1, row],
    [column + right - 1, row - 1],
  ].map(([x = 0, y = 0]) => nameOf(x, y));
}

/** The closed lines around a set of places, clockwise. */
export function outlines(places: Iterable<Place>): Point[][] {
  const inside = new Set(places);
  const next = new Map<string, Point>();
  for (const place of inside) {
    neighbours(place).forEach((other, n) => {
      if (inside.has(other)) return;
      next.set(written(corner(centre(place), n, RADIUS)), corner(centre(place), n + 1, RADIUS));
    });
  }
  const lines: Point[][] = [];
  while (next.size) {
    const line: Point[] = [];
    let key = next.keys().next().value ?? '';
    for (let point = next.get(key); point; point = next.get(key)) {
      next.delete(key);
      line.push(point);
      key = written(point);
    }
    lines.push(line);
  }
  return lines;
}

/** The border around a set of places. */
export function border(places: Iterable<Place>): string {
  return outlines(places)
    .map((line) => `M${line.map(written).join('L')}Z`)
    .join('');
}

/** The next place in the direction of an arrow key; null for other keys. */
export function step(place: Place, key: string): Place | null {
  const { column, row } = cellOf(place);
  switch (key) {
    case 'ArrowLeft':
      return nameOf(column - 1, row);
    case 'ArrowRight':
      return nameOf(column + 1, row);
    case 'ArrowUp':
      return nameOf(column, row - 1);
    case 'ArrowDown':
      return nameOf(column, row + 1);
    default:
      return null;
  }
}
