/** Where a seat's points came from; at the end of a game the wall and the supplies show it. */
import components from './generated/components.json';
import type { HuangdiView } from './generated/view';
import { favourOf, LEVELS, majority, row, ROWS } from './view';

export const SOURCES = [
  'row', 'level', 'tower', 'favour', 'chips', 'province', 'jade', 'workers',
] as const;
export type Source = (typeof SOURCES)[number];

/** The points of each seat by source. Complete rows and levels never change, so none is missed. */
export function pointsBySource(view: HuangdiView): Record<Source, number>[] {
  const found = view.seats.map((_, seat) => ownPoints(view, seat));
  const give = (seats: readonly number[], source: Source, points: number) => {
    for (const seat of seats) {
      const own = found[seat];
      if (own) own[source] += points;
    }
  };
  for (let level = 1; level <= LEVELS; level++) {
    for (const province of view.provinces) {
      if (level <= ROWS) {
        give(majority(view, row(province, level)).seats, 'row', components.row_points[level - 1] ?? 0);
      }
    }
    const whole = view.provinces.flatMap((province) => row(province, level));
    give(majority(view, whole).seats, 'level', components.level_points);
  }
  give(most(view.seats.map(({ jade }) => jade)), 'jade', components.most_points);
  const workers = view.seats.map(({ peasants, convicts }) => peasants + convicts);
  give(most(workers), 'workers', components.most_points);
  return found;
}

/** What a seat scores without comparing itself to others. */
function ownPoints(view: HuangdiView, seat: number): Record<Source, number> {
  const own = view.seats[seat];
  const builtIn = (places: readonly string[]) =>
    places.filter((place) => view.wall[place]?.seat === seat).length;
  const towers = builtIn(view.provinces.flatMap((province) => row(province, LEVELS)));
  const inProvinces = view.provinces.map((province) =>
    builtIn(Object.keys(view.wall).filter((place) => place.startsWith(province.toLowerCase()))),
  );
  const played = (own?.played ?? []).map((id) => favourOf(view, id)?.points ?? 0);
  const chips = Math.min(own?.chips ?? 0, components.chip_points.length - 1);
  return {
    row: 0,
    level: 0,
    tower: towers * components.tower_points,
    favour: played.reduce((sum, points) => sum + points, 0),
    chips: components.chip_points[chips] ?? 0,
    province: Math.min(...inProvinces) * components.province_points,
    jade: 0,
    workers: 0,
  };
}

/** The seats with the highest count, unless it is zero. */
function most(counts: readonly number[]): number[] {
  const highest = Math.max(...counts);
  return counts.flatMap((count, seat) => (count === highest && count > 0 ? [seat] : []));
}
