/** Helpers that read Huang Di's view. */
import type { LegalAction } from '../../board/board';
import type { FavourView, HuangdiView, SeatView } from './generated/view';

export type Place = string;
/** The part of a view that shows the wall. */
export type WallView = Pick<HuangdiView, 'provinces' | 'wall'>;

export const COLUMNS = 5;
export const LEVELS = 4;

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

/** The legal actions of a role; two roles offer jade. */
export function ofRole(legal: readonly LegalAction[], role: string): LegalAction[] {
  return legal.filter(
    (action) =>
      ROLES[role]?.includes(action.kind) && (action.kind !== 'jade' || action.fields.role === role),
  );
}

/** Notation of the smallest action of a kind, legal or not. */
export function exampleNotation(kind: string, role: string, own: SeatView): string {
  switch (kind) {
    case 'recruit':
    case 'quarry':
    case 'build':
      return `${kind} 1`;
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

/** The legal actions on places of the wall, by place. */
export function onWall(legal: readonly LegalAction[]): Map<Place, LegalAction> {
  const found = new Map<Place, LegalAction>();
  for (const action of legal) {
    if (typeof action.fields.place === 'string') found.set(action.fields.place, action);
  }
  return found;
}

/** The places where a seat's blocks without plaques match a favour's pattern. */
export function favourMatches(view: WallView, favour: FavourView, seat: number): Place[][] {
  const height = favour.pattern.length;
  const width = favour.pattern[0]?.length ?? 0;
  const total = view.provinces.length * COLUMNS;
  const found: Place[][] = [];
  for (let left = 0; left + width <= total; left++) {
    for (let low = 1; low + height - 1 <= LEVELS; low++) {
      const places = cells(favour.pattern, left, low).map(([x, level]) => across(view, x, level));
      const stands = places.every((place) => {
        const block = view.wall[place];
        return block?.seat === seat && !block.plaque;
      });
      if (stands) found.push(places);
    }
  }
  return found;
}

function cells(pattern: readonly string[], left: number, low: number): [number, number][] {
  return pattern.flatMap((row, y) =>
    [...row].flatMap((mark, x): [number, number][] =>
      mark === '#' ? [[left + x, low + pattern.length - 1 - y]] : [],
    ),
  );
}

/** The place in a column counted across all provinces. */
function across(view: WallView, x: number, level: number): Place {
  return placeOf(view.provinces[Math.floor(x / COLUMNS)] ?? '', (x % COLUMNS) + 1, level);
}
