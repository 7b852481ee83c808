/** Helpers that read HUANG's view. */
import type { GameEvent, LegalAction } from '../../board/board';
import type { Counts, DecisionView, HuangView, RealmView, Revolt, War } from './generated/view';
import { nameOf } from './hex';

export type Colour = keyof Counts;
export type Place = string;

export const COLOURS: readonly Colour[] = ['yellow', 'red', 'blue', 'green', 'white'];

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

/** The places an event or an action speaks of. */
export function placesOf({ fields }: Pick<GameEvent, 'fields'>): Place[] {
  const { place = [], places = [] } = fields as Record<string, Place | Place[]>;
  return [place, places].flat();
}

/** A piece that leaves the board; a leader has a seat. */
export interface Loss {
  places: Place[];
  colour: Colour;
  seat: number | null;
  isPagoda: boolean;
}

const LOSSES = ['tiles_lost', 'leader_lost', 'tile_paid', 'riot', 'pagoda_lost'];

/** The pieces that leave the board in these events, tile by tile. */
export function lossesOf(events: readonly GameEvent[]): Loss[] {
  return events
    .filter(({ kind }) => LOSSES.includes(kind))
    .flatMap((event) => {
      // Conflicts take red tiles, and their events do not say so.
      const { colour = 'red', seat } = event.fields as { colour?: Colour; seat?: number };
      const loss = { colour, seat: null, isPagoda: event.kind === 'pagoda_lost' };
      if (event.kind === 'leader_lost') return [{ ...loss, places: placesOf(event), seat: seat ?? null }];
      if (loss.isPagoda) return [{ ...loss, places: placesOf(event) }];
      return placesOf(event).map((place) => ({ ...loss, places: [place] }));
    });
}

/** Where the leader stands that an action of the player to move takes along. */
export function originOf(view: HuangView, { kind, fields }: LegalAction): Place | undefined {
  const seat = view.pending[0]?.seat;
  return kind === 'leader'
    ? view.leaders.find((one) => one.seat === seat && one.colour === fields.colour)?.place
    : undefined;
}

/** The actions by the places they refer to. */
export function byPlace(actions: readonly LegalAction[]): Map<Place, LegalAction[]> {
  const found = new Map<Place, LegalAction[]>();
  for (const action of actions) {
    for (const place of placesOf(action)) {
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
export function freePlace(
  view: Pick<HuangView, 'board' | 'tiles' | 'leaders'>,
  river: boolean,
): Place | undefined {
  const taken = new Set([...Object.keys(view.tiles), ...view.leaders.map(({ place }) => place)]);
  return view.board.rows
    .flatMap((row, y) => [...row].map((ground, x) => ({ ground, place: nameOf(x, y) })))
    .find(
      ({ ground, place }) => ground !== '#' && (ground === '~') === river && !taken.has(place),
    )?.place;
}

/** The capital in a state; the first of several. */
export function cityIn(view: Pick<HuangView, 'board'>, places: readonly Place[]): string | undefined {
  return places.map((place) => view.board.capitals[place]).find(Boolean);
}

export function realmAt(view: HuangView, place: Place): RealmView | undefined {
  return view.states.find((realm) => realm.places.includes(place));
}

/** What the message `text-leader` needs. */
export function leaderFields(view: HuangView, colour: string, seat: number) {
  return { colour, seat, mine: seat === view.viewer };
}

/** The leaders of a state, for a message to list. */
export function leadersOf(view: HuangView, state: RealmView) {
  return Object.fromEntries(
    Object.entries(state.leaders).flatMap(([colour, seat]) =>
      seat === undefined ? [] : [[colour, leaderFields(view, colour, seat)]],
    ),
  );
}

/** The war that the open question is about; null if there is none. */
export function warOf(view: HuangView): War | null {
  const open = view.pending[0];
  return open && isAboutWar(open) ? open.fields : null;
}

export function revoltOf(view: HuangView): Revolt | null {
  const open = view.pending[0];
  return open && isAboutRevolt(open) ? open.fields : null;
}

function isAboutWar(open: DecisionView): open is DecisionView & { fields: War } {
  return open.prompt === 'war' || open.prompt === 'war_tie';
}

function isAboutRevolt(open: DecisionView): open is DecisionView & { fields: Revolt } {
  return open.prompt.startsWith('revolt');
}
