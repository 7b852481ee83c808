/** Lines that look drawn by hand, the same at every drawing: random numbers come from a seed. */

export type Point = readonly [x: number, y: number];
/** A number between two bounds. */
export type Between = (low: number, high: number) => number;

/** A generator of random numbers (mulberry32). */
export function seeded(seed: number): Between {
  let state = Math.imul(seed + 1, 2654435761);
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A curve through all points. */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(index, points.length - 1))] ?? [0, 0];
  const parts = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ];
    return `C${[...control, ...to].map(round).join(' ')}`;
  });
  return `M${at(0).map(round).join(' ')}${parts.join('')}`;
}

const WAVES: readonly Point[] = [[1.3, 0.5], [2.7, 0.34], [5.1, 0.2], [9.3, 0.11], [17, 0.05]];

/** A ridge of hills: summed waves from left to right. */
export function ridge(width: number, base: number, height: number, seed: number, step: number): Point[] {
  const random = seeded(seed);
  const phases = WAVES.map(() => random(0, 2 * Math.PI));
  return Array.from({ length: Math.ceil(width / step) + 2 }, (_, index): Point => {
    const x = index * step;
    const wave = WAVES.reduce(
      (sum, [frequency, share], number) =>
        sum + Math.sin((x / width) * 2 * Math.PI * frequency + (phases[number] ?? 0)) * share,
      0,
    );
    return [x, base - height * (wave * 0.6 + 0.45) + random(-1, 1) * height * 0.03];
  });
}

export const STONE_WIDTH = 64;
export const STONE_HEIGHT = 59;
/** A province with its flags, and what lies below its wall: camp, prison and name. */
export const PROVINCE_WIDTH = 358;
export const BELOW_WALL = 86;
/** Pixels for a unit of the drawing from which on a finger hits a stone. */
export const FINGER = 45 / (STONE_HEIGHT - 2);

/** The height of a province with its camp and with room above that number of levels of its wall. */
export function provinceHeight(levels: number): number {
  return levels * STONE_HEIGHT + 26 + BELOW_WALL;
}

/** The outline of a stone in its cell, its joints and its flecks. */
export function stone(seed: number) {
  const random = seeded(seed);
  const near = (value: number, by = 1.2) => round(value + random(-by, by));
  const [left, top, right, bottom] = [1, 1, STONE_WIDTH - 1, STONE_HEIGHT - 1];
  const outline =
    `M${near(left + 2)} ${near(top, 0.7)}L${near(right - 2)} ${near(top, 0.7)}` +
    `L${near(right, 0.5)} ${top + 3}L${near(right, 0.5)} ${bottom - 3}` +
    `L${near(right - 2)} ${bottom}L${near(left + 2)} ${bottom}` +
    `L${near(left, 0.5)} ${bottom - 3}L${near(left, 0.5)} ${top + 3}Z`;
  const length = () => round(random(6, 12));
  const joints =
    `M3 ${near(20)}h${length()}M61 ${near(20)}h-${length()}M3 ${near(39)}h${length()}` +
    `M61 ${near(39)}h-${length()}M${near(11, 2)} 3v17M${near(53, 2)} 56v-17`;
  const flecks = Array.from({ length: 5 }, () => ({
    x: round(random(6, 58)),
    y: round(random(7, 51)),
    r: round(random(0.5, 1.1)),
  }));
  return { outline, joints, flecks };
}

/** A few courses of the stone that is not there yet. */
export function courses(seed: number): string {
  const random = seeded(seed);
  const some = (low: number, high: number) => Math.round(random(low, high));
  return `M4 21h${some(14, 26)}M${some(34, 46)} 40h14M${some(17, 31)} 4v17`;
}
