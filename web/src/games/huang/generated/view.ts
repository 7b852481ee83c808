// Made by `npm run types` from sevenstates.games.huang.rules.view. Do not edit.

/**
 * A number for each colour.
 */
export interface Counts {
  blue: number;
  green: number;
  red: number;
  white: number;
  yellow: number;
}
/**
 * The options, without the map's text: the view has the board itself.
 */
export interface OptionsView {
  bandits: boolean;
  dynasties: string[];
  edition: string;
  kingdoms: boolean;
  open_scores: boolean;
  palace: boolean;
  short: boolean;
}
/**
 * The map: its rows from top to bottom, and its capitals by place.
 */
export interface BoardView {
  capitals: {
    [k: string]: string;
  };
  name: string;
  rows: string[];
}
/**
 * A leader on the board.
 */
export interface LeaderView {
  colour: 'blue' | 'green' | 'red' | 'white' | 'yellow';
  place: string;
  seat: number;
}
/**
 * The seats of the leaders in a state, by colour.
 */
export interface RealmLeaders {
  blue?: number;
  green?: number;
  red?: number;
  white?: number;
  yellow?: number;
}
/**
 * A state on the board; its strength is its number of red tiles.
 */
export interface RealmView {
  leaders: RealmLeaders;
  places: string[];
  strength: number;
}
/**
 * A pagoda and the triangle it stands on.
 */
export interface PagodaView {
  colour: 'blue' | 'green' | 'red' | 'white' | 'yellow';
  places: string[];
}
/**
 * A Bandit tile: its mark, its bandits and the places around it.
 */
export interface BanditView {
  bandits: number;
  mark: string;
  places: string[];
}
/**
 * One seat: what lies behind its screen only for itself, or when the screens are gone.
 */
export interface SeatView {
  dynasty: string;
  granaries: number | null;
  hand: Counts | null;
  hand_size: number;
  known: Counts;
  known_replaced: Counts;
  own_replaced: Counts | null;
  points: Counts | null;
  replaced: number;
}
/**
 * What a viewer may know of a HUANG table (H-TIL-10).
 */
export interface HuangView {
  bag: number;
  bandits: BanditView[];
  board: BoardView;
  discards: Counts;
  game: string;
  granaries: string[];
  leaders: LeaderView[];
  market: Counts;
  options: OptionsView;
  outcome: OutcomeView | null;
  pagodas: PagodaView[];
  palace: string[];
  pending: DecisionView[];
  removed: number;
  seats: SeatView[];
  states: RealmView[];
  supply: Counts;
  tiles: {
    [k: string]: 'blue' | 'green' | 'red' | 'white' | 'yellow';
  };
  viewer: number | null;
}
/**
 * How a game ended, ready for JSON.
 */
export interface OutcomeView {
  ranks: number[];
  reason: string;
  scores: number[];
  winners: number[];
}
/**
 * A question to one seat, ready for JSON.
 */
export interface DecisionView {
  fields: {
    [k: string]: unknown;
  };
  prompt: string;
  sealed: boolean;
  seat: number;
}
/**
 * One side of a war.
 */
export interface WarSide {
  leaders: number;
  places: string[];
  tiles: number;
  total: number;
}
/**
 * The fields of the questions `war` and `war_tie`; sides go by their letters.
 */
export interface War {
  place: string;
  sides: {
    [k: string]: WarSide;
  };
  tied?: string[];
  unifier: number;
}
/**
 * The fields of the questions about a revolt.
 */
export interface Revolt {
  attack: number;
  attacker: number;
  colour: 'blue' | 'green' | 'red' | 'white' | 'yellow';
  defence: number;
  defender: number;
}
