// Made by `npm run types` from sevenstates.games.warring.rules.view. Do not edit.

/**
 * The options of the table.
 */
export interface OptionsView {
  deck: string | null;
  stepwise: boolean;
}
/**
 * A state with its attributes; `forbidden` has bans like "war" or "rise military".
 */
export interface StateView {
  culture: number;
  economy: number;
  forbidden: string[];
  fought: boolean;
  is_alive: boolean;
  key: string;
  military: number;
  morale: number;
  start: number;
  strength: number;
}
/**
 * A seat's statement, and the state that it is about.
 */
export interface StatementView {
  said: string;
  seat: number;
  state: string | null;
}
/**
 * An event card with its marks; those not set yet are None.
 */
export interface CardView {
  card: string;
  choice: string | null;
  targets: (string | null)[];
}
/**
 * A card of the event deck; its owner is None if the viewer does not know.
 */
export interface AgendaCardView {
  card: string;
  choice: string | null;
  owner: number | null;
  targets: (string | null)[];
}
/**
 * A card that the viewer plays, with its number in the hand.
 */
export interface LaidCardView {
  card: string;
  choice: string | null;
  slot: number;
  targets: (string | null)[];
}
/**
 * A character card; `progress` goes from 0 to 1.
 */
export interface CharacterView {
  key: string;
  points: number;
  progress: number;
}
/**
 * One seat: cards and characters only for itself, and what the viewer passed to it.
 */
export interface SeatView {
  characters: number;
  completed: string[];
  hand: string[] | null;
  hand_size: number;
  known: string[];
  laid: number;
  laid_cards: CardView[] | null;
  offer: number;
  own_characters: CharacterView[] | null;
  own_offer: CharacterView[] | null;
  points: number;
}
/**
 * The event deck: the Host sees it in order, others their own cards of it.
 */
export interface AgendaView {
  abandoned: number;
  cards: AgendaCardView[];
  count: number;
  own_abandoned: CardView[] | null;
  played: AgendaCardView[];
  taken: number[];
}
/**
 * Event cards discarded face down: how many, and those the viewer saw.
 */
export interface BuriedView {
  count: number;
  seen: string[];
}
/**
 * The viewer's answer so far: cards played, kept, given or ordered, or the card it marks.
 */
export interface AnswerView {
  card?: string;
  choice?: string | null;
  gives?: number;
  keeps?: number[];
  laid?: LaidCardView[];
  marking?: boolean;
  order?: number[];
  slot?: number;
  swap?: number;
  targets?: (string | null)[];
}
/**
 * The viewer's part of the open question.
 */
export interface OwnView {
  answer: AnswerView;
}
/**
 * What a viewer may know of a table (W-RND-4, W-RND-7).
 */
export interface WarringView {
  agenda: AgendaView;
  any_war: boolean;
  buried: BuriedView;
  discards: {
    [k: string]: number;
  };
  game: string;
  host: number;
  options: OptionsView;
  outcome: OutcomeView | null;
  own: OwnView | null;
  pending: DecisionView[];
  people: number;
  people_buried: number;
  public: string | null;
  round: number;
  said: StatementView[];
  seats: SeatView[];
  states: StateView[];
  stock: number;
  unifier: string | null;
  viewer: number | null;
  year: number;
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
