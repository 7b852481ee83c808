/** Helpers that read Huang Di's view. */
import type { LegalAction } from '../../board/board';
import components from './generated/components.json';
import type { FavourView, HuangdiView, SeatView } from './generated/view';

export type Place = string;
/** The part of a view that shows the wall. */
export type WallView = Pick<HuangdiView, 'provinces' | 'wall'>;

export const COLUMNS = 5;
export const LEVELS = components.workers.length;
/** Levels that have rows (D-SET-7). */
export const ROWS = components.row_points.length;

/** The kinds of actions of each role, as on the printed cards. */
export const ROLES: Record<string, readonly string[]> = {
  recruiter: ['recruit', 'convicts', 'jade', 'prison'],
  resources: ['quarry', 'jade', 'draw'],
  builder: ['build', 'favour', 'remove'],
  taskmaster: ['move', 'repeat'],
};

export function placeOf(province: string, column: number, level: number): Place {
  return `${province.toLowerCase()}${column}.${level}`;
}

/** The locations of a province with their columns and levels, from the highest level down. */
export function locations(province: string): { place: Place; column: number; level: number }[] {
  return Array.from({ length: LEVELS }, (_, up) => LEVELS - up).flatMap((level) =>
    Array.from({ length: COLUMNS }, (_, x) => x + 1)
      // Towers stand on the two ends only (D-SET-2).
      .filter((column) => level < LEVELS || column === 1 || column === COLUMNS)
      .map((column) => ({ place: placeOf(province, column, level), column, level })),
  );
}

/** The workers that a block takes there. */
export function workersFor(place: Place): number {
  return components.workers[levelOf(place) - 1] ?? 0;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The place that an arrow key leads to; null for other keys. It may be off the wall. */
export function stepFrom(place: Place, key: string): Place | null {
  const step = STEPS[key];
  const [, province, column, level] = /^(\D)(\d+)\.(\d+)$/.exec(place) ?? [];
  return step ? `${province}${Number(column) + step[0]}.${Number(level) + step[1]}` : null;
}

export function levelOf(place: Place): number {
  return Number(place.split('.')[1]);
}

/** The levels that anybody can build on yet. */
export function shownLevels(view: WallView): number {
  return Math.min(LEVELS, Math.max(0, ...Object.keys(view.wall).map(levelOf)) + 1);
}

/** Free locations of a province that have a block below, or are on the ground. */
export function freeSpaces(view: WallView, province: string): Place[] {
  return locations(province).flatMap(({ place, column, level }) => {
    const isSupported = level === 1 || view.wall[placeOf(province, column, level - 1)];
    return isSupported && !view.wall[place] ? [place] : [];
  });
}

/** The seats with most blocks of those places, and whether all places are built on. */
export function majority(view: WallView, places: readonly Place[]): { seats: number[]; full: boolean } {
  const counts = new Map<number, number>();
  for (const place of places) {
    const seat = view.wall[place]?.seat ?? null;
    if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  const seats = [...counts].filter(([, count]) => count === most).map(([seat]) => seat);
  return { seats: seats.sort((a, b) => a - b), full: places.every((place) => view.wall[place]) };
}

/** The places of a row, or of a level's part in one province. */
export function row(province: string, level: number): Place[] {
  return locations(province).flatMap((one) => (one.level === level ? [one.place] : []));
}

/** What the seat's played favours add. */
export function bonus(view: HuangdiView, seat: number, of: 'income' | 'petition' | 'jade'): number {
  const played = view.seats[seat]?.played ?? [];
  return played.reduce((sum, id) => sum + (favourOf(view, id)?.[of] ?? 0), 0);
}

export function favourOf(view: HuangdiView, id: number): FavourView | undefined {
  return view.favours.find((favour) => favour.id === id);
}

export type Phase = 'setup' | 'petition' | 'actions';

export function phaseOf(view: HuangdiView): Phase {
  const prompts = view.pending.map(({ prompt }) => prompt);
  if (prompts.includes('bid')) return 'petition';
  return view.round === 0 ? 'setup' : 'actions';
}

/** The turn that the seat to decide is taking, from 1; its role card is laid as soon as it is played. */
export function turnNumber(view: HuangdiView): number {
  const [asked] = view.pending;
  const laid = view.seats[asked?.seat ?? -1]?.roles_on_table.length ?? 0;
  return ['action', 'action_again'].includes(asked?.prompt ?? '') ? laid + 1 : laid;
}

/** The most rounds that there can be (D-END-2). */
export function mostRounds(view: HuangdiView): number {
  return components.emperor_blocks[view.seats.length - 2] ?? 0;
}

/** The legal actions of a role; two roles offer jade. */
export function ofRole(legal: readonly LegalAction[], role: string): LegalAction[] {
  return legal.filter(
    (action) =>
      ROLES[role]?.includes(action.kind) && (action.kind !== 'jade' || action.fields.role === role),
  );
}

/** Notation of an action of a kind, legal or not. */
export function exampleNotation(kind: string, role: string, own: SeatView, count = 1): string {
  switch (kind) {
    case 'recruit':
    case 'quarry':
    case 'build':
      return `${kind} ${count}`;
    case 'jade':
      return `jade ${role}`;
    case 'favour':
      return `favour ${own.hand?.[0] ?? 0}`;
    case 'remove':
      return 'remove a1.1';
    case 'move':
      return `move ${own.camp}`;
    case 'repeat':
      return `repeat ${own.roles_on_table[0] ?? 'builder'}`;
    default:
      return kind;
  }
}

/** The legal actions of a kind on places of the wall, by place. */
export function onWall(legal: readonly LegalAction[], kind: string): Map<Place, LegalAction> {
  return new Map(
    legal.flatMap((action): [Place, LegalAction][] =>
      action.kind === kind && typeof action.fields.place === 'string'
        ? [[action.fields.place, action]]
        : [],
    ),
  );
}

/** A favour's pattern in a line of text. */
export function drawnPattern({ pattern }: FavourView): string {
  return pattern.join(' / ').replaceAll('#', '■').replaceAll('.', '·');
}

/** The places where a seat's blocks without plaques match a favour's pattern. */
export function favourMatches(view: WallView, favour: FavourView, seat: number): Place[][] {
  return windows(view, favour)
    .map((places) => ({ places, missing: missingOf(view, places, seat) }))
    .flatMap(({ places, missing }) => (missing === 0 ? [places] : []));
}

/** How many blocks the nearest match of a favour's pattern lacks; null if none can be built. */
export function favourLacks(view: WallView, favour: FavourView, seat: number): number | null {
  const found = windows(view, favour)
    .map((places) => missingOf(view, places, seat))
    .filter((missing) => missing !== null);
  return found.length ? Math.min(...found) : null;
}

/** Blocks of the seat that the places lack; null if another block or a plaque is in the way. */
function missingOf(view: WallView, places: readonly Place[], seat: number): number | null {
  const blocks = places.map((place) => view.wall[place]);
  if (blocks.some((block) => block && (block.seat !== seat || block.plaque))) return null;
  return blocks.filter((block) => !block).length;
}

/** Everywhere that a favour's pattern fits into the wall. */
function windows(view: WallView, favour: FavourView): Place[][] {
  const height = favour.pattern.length;
  const width = favour.pattern[0]?.length ?? 0;
  const total = view.provinces.length * COLUMNS;
  const found: Place[][] = [];
  for (let left = 0; left + width <= total; left++) {
    for (let low = 1; low + height - 1 <= LEVELS; low++) {
      const places = cells(favour.pattern, left, low);
      if (places.every(([x, level]) => level < LEVELS || isEnd(x))) {
        found.push(places.map(([x, level]) => across(view, x, level)));
      }
    }
  }
  return found;
}

/** Whether a column counted across all provinces is an end of its province. */
function isEnd(x: number): boolean {
  return x % COLUMNS === 0 || x % COLUMNS === COLUMNS - 1;
}

function cells(pattern: readonly string[], left: number, low: number): [number, number][] {
  return pattern.flatMap((line, y) =>
    [...line].flatMap((mark, x): [number, number][] =>
      mark === '#' ? [[left + x, low + pattern.length - 1 - y]] : [],
    ),
  );
}

/** The place in a column counted across all provinces. */
function across(view: WallView, x: number, level: number): Place {
  return placeOf(view.provinces[Math.floor(x / COLUMNS)] ?? '', (x % COLUMNS) + 1, level);
}
