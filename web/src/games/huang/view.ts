/** Types of HUANG's view, and helpers that read it. */
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

/** The letters of the colours in the notation. */
export const LETTER: Record<Colour, string> = {
  yellow: 'Y',
  red: 'R',
  blue: 'B',
  green: 'G',
  white: 'W',
};

/** What the player wants to do on the map: a kind of action and, for some, a colour. */
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

/** The places an action refers to. */
export function targets(action: LegalAction): Place[] {
  const { place, places } = action.fields as { place?: Place; places?: Place[] };
  return places ?? (place ? [place] : []);
}

/** The actions by the places they refer to. */
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

/** Notation of using a tool on a place, legal or not. */
export function toolNotation(tool: Tool, place: Place): string | null {
  if (tool.kind === 'tile' || tool.kind === 'leader') {
    return tool.colour ? `${tool.kind} ${LETTER[tool.colour]} ${place}` : null;
  }
  return tool.kind === 'riot' ? `riot ${place}` : null;
}

/** The first empty land space, or river space. */
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

/** The war that the open question is about; null if there is none. */
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
