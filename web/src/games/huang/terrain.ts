/** The drawn land: coast, rivers with smooth banks, hills and trees. */
import { centre, corner, nameOf, neighbours, outlines, RADIUS, written, type Point } from './hex';
import type { Place } from './view';

export type River = 'yellow' | 'yangtze';

export interface Terrain {
  coast: string;
  /** The banks of all rivers. */
  rivers: string;
  /** Lines along the middle of each river, from bank to bank. */
  currents: string[][];
  /** Where the names of rivers stand, on maps that have these rivers. */
  rivernames: { river: River; path: string }[];
  /** Edges between spaces: on land, and on water. */
  edges: { land: string; water: string };
  hills: Point[];
  peaks: Point[];
  trees: Point[];
  /** Whether there is room for an ornament beside the land. */
  isFree: (point: Point) => boolean;
}

/** Distances of the lines of a current from the middle of the river. */
const CURRENT = [-10, -5.5, 0, 5, 9.5];
/** Stretches of the rivers on the printed boards, each long enough for a name. */
const STRETCHES: readonly [River, string][] = [
  ['yellow', 'j1 k1 l1 m1'],
  ['yangtze', 'c15 d15 e15 f15 g15 h15'],
  ['yellow', 'i5 j5 k5 l5 m5'],
  ['yangtze', 'c7 c8 c9 b10 c11 c12'],
];
/** From the middle of a river to the foot of its name. */
const NAME_SHIFT = 3;
/** The least distance of an ornament from the middle of a space. */
const ROOM = 44;

export function terrainOf(rows: readonly string[]): Terrain {
  const ground = new Map<Place, string>();
  rows.forEach((row, y) =>
    [...row].forEach((kind, x) => kind !== '#' && ground.set(nameOf(x, y), kind)),
  );
  const water = new Set([...ground.keys()].filter((place) => ground.get(place) === '~'));
  const bare = [...ground.keys()].filter((place) => ground.get(place) === '.');
  const some = (remainder: number) =>
    bare.filter((place) => scatter(place) % 9 === remainder).map(centre);
  return {
    coast: curved(ground.keys(), 1, 0.35),
    rivers: curved(water, 2, 0.5),
    currents: courses(water).map((course) => currents(course.map(centre))),
    rivernames: STRETCHES.map(([river, places]) => ({ river, places: places.split(' ') }))
      .filter(({ places }) => places.every((place) => water.has(place)))
      .map(({ river, places }) => ({
        river,
        path: spline(shifted(relaxed(places.map(centre)), NAME_SHIFT)),
      })),
    edges: edges(ground),
    hills: some(0),
    peaks: some(4),
    trees: some(7),
    isFree: ({ x, y }) =>
      [...ground.keys()].map(centre).every((land) => Math.hypot(land.x - x, land.y - y) > ROOM),
  };
}

/** A number that looks random, the same for the same place. */
function scatter(place: Place): number {
  const { x, y } = centre(place);
  return Math.abs(Math.round(Math.sin(x * 12.9898 + y * 78.233) * 43758));
}

/** The outline of places as a smooth curve. */
function curved(places: Iterable<Place>, rounds: number, strength: number): string {
  return outlines(places)
    .map((line) => curve(smoothed(line, rounds, strength)))
    .join('');
}

/** A closed line whose corners are drawn towards their neighbours. */
function smoothed(line: Point[], rounds: number, strength: number): Point[] {
  for (let round = 0; round < rounds; round++) {
    line = line.map((here, n) => {
      const middle = between(line.at(n - 1) ?? here, line[(n + 1) % line.length] ?? here, 0.5);
      return between(here, middle, strength);
    });
  }
  return line;
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** A closed curve that touches the middle of each edge. */
function curve(line: readonly Point[]): string {
  const middles = line.map((point, n) => between(point, line[(n + 1) % line.length] ?? point, 0.5));
  const parts = line.map((point, n) => `Q${written(point)} ${written(middles[n] ?? point)}`);
  return `M${written(middles.at(-1) ?? { x: 0, y: 0 })}${parts.join('')}Z`;
}

/** The longest way through each river. */
function courses(water: ReadonlySet<Place>): Place[][] {
  const left = new Set(water);
  const found: Place[][] = [];
  for (const start of water) {
    if (!left.has(start)) continue;
    const first = farthest(start, water).at(-1) ?? start;
    found.push(farthest(first, water));
    for (const place of reached(start, water).keys()) left.delete(place);
  }
  return found.filter((course) => course.length > 1);
}

/** The places that can be reached, in order, each with the one before it. */
function reached(start: Place, water: ReadonlySet<Place>): Map<Place, Place | null> {
  const before = new Map<Place, Place | null>([[start, null]]);
  for (const here of before.keys()) {
    for (const next of neighbours(here)) {
      if (water.has(next) && !before.has(next)) before.set(next, here);
    }
  }
  return before;
}

/** The way to the place that is farthest from the start. */
function farthest(start: Place, water: ReadonlySet<Place>): Place[] {
  const before = reached(start, water);
  const way: Place[] = [];
  let here: Place | null | undefined = [...before.keys()].at(-1);
  while (here) {
    way.unshift(here);
    here = before.get(here);
  }
  return way;
}

/** Lines beside each other along a way. */
function currents(way: Point[]): string[] {
  return CURRENT.map((distance) => spline(shifted(relaxed(way), distance)));
}

/** A way without sharp bends, between the same ends. */
function relaxed(way: Point[]): Point[] {
  for (let round = 0; round < 2; round++) {
    way = way.map((here, n) => {
      const [before, after] = [way[n - 1], way[n + 1]];
      return before && after ? between(here, between(before, after, 0.5), 0.5) : here;
    });
  }
  return way;
}

/** A line to the side of another. */
function shifted(way: readonly Point[], distance: number): Point[] {
  return way.map((here, n) => {
    const [a, b] = [way[n - 1] ?? here, way[n + 1] ?? here];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return {
      x: here.x - ((b.y - a.y) / length) * distance,
      y: here.y + ((b.x - a.x) / length) * distance,
    };
  });
}

/** A curve through all points. */
function spline(points: readonly Point[]): string {
  const at = (n: number) => points[Math.min(points.length - 1, Math.max(0, n))] ?? { x: 0, y: 0 };
  const control = (n: number, by: number) => ({
    x: at(n).x + (by * (at(n + 1).x - at(n - 1).x)) / 6,
    y: at(n).y + (by * (at(n + 1).y - at(n - 1).y)) / 6,
  });
  const parts = points
    .slice(1)
    .map((point, n) => `C${written(control(n, 1))} ${written(control(n + 1, -1))} ${written(point)}`);
  return `M${written(at(0))}${parts.join('')}`;
}

function edges(ground: ReadonlyMap<Place, string>): { land: string; water: string } {
  let [land, water] = ['', ''];
  for (const [place, kind] of ground) {
    neighbours(place).forEach((other, n) => {
      // Each edge once; those to the outside belong to the coast.
      if (!ground.has(other) || n > 2) return;
      const [a, b] = [corner(centre(place), n, RADIUS), corner(centre(place), n + 1, RADIUS)];
      const line = `M${written(a)}L${written(b)}`;
      if (kind === '~' && ground.get(other) === '~') water += line;
      else land += line;
    });
  }
  return { land, water };
}
