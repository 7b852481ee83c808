/** HUANG's view as the engine gives it, and what the board reads out of it. */
import type { LegalAction } from '../../board/board';
import { nameOf } from './hex';

export const COLOURS = ['yellow', 'red', 'blue', 'green', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export type Counts = Record<Colour, number>;
export type Place = string;

export interface Leader {
  seat: number;
  colour: Colour;
  place: Place;
}

export interface Realm {
  places: Place[];
  leaders: Partial<Record<Colour, number>>;
  strength: number;
}

export interface SeatView {
  dynasty: string;
  hand_size: number;
  known: Counts;
  hand: Counts | null;
  points: Counts | null;
  granaries: number | null;
}

export interface HuangView {
  board: { name: string; rows: string[]; capitals: Record<Place, string> };
  tiles: Record<Place, Colour>;
  leaders: Leader[];
  states: Realm[];
  pagodas: { colour: Colour; places: Place[] }[];
  supply: Counts;
  palace: Place[];
  granaries: Place[];
  bandits: { mark: string; bandits: number; places: Place[] }[];
  market: Counts;
  bag: number;
  viewer: number | null;
  seats: SeatView[];
  pending: { seat: number; prompt: string; fields: Record<string, unknown> }[];
}

export interface Side {
  places: Place[];
  tiles: number;
  leaders: number;
  total: number;
}

export interface War {
  unifier: number;
  place: Place;
  sides: Record<string, Side>;
  tied?: string[];
}

export interface Revolt {
  attacker: number;
  defender: number;
  colour: Colour;
  attack: number;
  defence: number;
}

/** The letter that the notation has for a colour. */
export const LETTER: Record<Colour, string> = {
  yellow: 'Y',
  red: 'R',
  blue: 'B',
  green: 'G',
  white: 'W',
};

/** What is done with a place: the kind of action and, where it matters, the colour. */
export interface Tool {
  kind: string;
  colour?: Colour;
}

export function sameTool(a: Tool | null, b: Tool | null): boolean {
  return a?.kind === b?.kind && a?.colour === b?.colour;
}

export function matchesTool(action: LegalAction, tool: Tool | null): boolean {
  if (!tool) return true;
  return (
    action.kind === tool.kind && (tool.colour === undefined || action.fields.colour === tool.colour)
  );
}

/** The places that an action points at. */
export function targets(action: LegalAction): Place[] {
  const { place, places } = action.fields as { place?: Place; places?: Place[] };
  return places ?? (place ? [place] : []);
}

/** The legal actions by the places they point at. */
export function byPlace(actions: readonly LegalAction[]): Map<Place, LegalAction[]> {
  const found = new Map<Place, LegalAction[]>();
  for (const action of actions) {
    for (const place of targets(action)) {
      const there = found.get(place);
      if (there) there.push(action);
      else found.set(place, [action]);
    }
  }
  return found;
}

/** How one would write the move that a tool makes on a place, legal or not. */
export function toolNotation(tool: Tool, place: Place): string | null {
  if (tool.kind === 'tile' || tool.kind === 'leader') {
    return tool.colour ? `${tool.kind} ${LETTER[tool.colour]} ${place}` : null;
  }
  return tool.kind === 'riot' ? `riot ${place}` : null;
}

/** The first empty place of land, or of river. */
export function freePlace(view: HuangView, river: boolean): Place | undefined {
  const taken = new Set([...Object.keys(view.tiles), ...view.leaders.map(({ place }) => place)]);
  return view.board.rows
    .flatMap((row, y) => [...row].map((ground, x) => ({ ground, place: nameOf(x, y) })))
    .find(
      ({ ground, place }) => ground !== '#' && (ground === '~') === river && !taken.has(place),
    )?.place;
}

export function realmAt(view: HuangView, place: Place): Realm | undefined {
  return view.states.find((realm) => realm.places.includes(place));
}

/** The war that goes on, told by the question that is open. */
export function warOf(view: HuangView): War | null {
  const open = view.pending[0];
  return open && (open.prompt === 'war' || open.prompt === 'war_tie')
    ? (open.fields as unknown as War)
    : null;
}

export function revoltOf(view: HuangView): Revolt | null {
  const open = view.pending[0];
  return open && open.prompt.startsWith('revolt') ? (open.fields as unknown as Revolt) : null;
}
