// Made by `npm run types` from sevenstates.server.wire. Do not edit.

export type ServerFrame = Update | Done | Stale | Refused | ChatFrame | Presence | Pong | Closing;
export type Command =
  | Act
  | Undo
  | AskUndo
  | AnswerUndo
  | Resign
  | Return
  | TakeSeat
  | LeaveSeat
  | SetSeat
  | Start
  | OfferEntropy
  | RevealEntropy
  | Say
  | Mute
  | Rematch;
export type Result = Done | Stale | Refused;

/**
 * Answer the question of a position.
 */
export interface Act {
  type: 'act';
  id: string;
  position: number;
  action: string | number;
}
/**
 * A legal action; its words are the message do-KIND with the fields.
 */
export interface ActionInfo {
  index: number;
  text: string;
  kind: string;
  fields: {
    [k: string]: unknown;
  };
}
/**
 * What a bot thinks of the decisions of a seat in a finished game.
 */
export interface Analysis {
  seat: number;
  level: string;
  count: number;
  seen: number;
  moves: JudgedMove[];
}
/**
 * A decision as a bot sees it.
 */
export interface JudgedMove {
  moment: number;
  made: HintMove;
  best: HintMove;
}
/**
 * A move that a bot looked at.
 */
export interface HintMove {
  action: ActionInfo;
  value: number;
  weight: number;
  reasons: HintReason[];
}
/**
 * A reason in short; its words are the message reason-KEY.
 */
export interface HintReason {
  key: string;
  fields: {
    [k: string]: unknown;
  };
}
/**
 * Agree or not.
 */
export interface AnswerUndo {
  type: 'answer-undo';
  id: string;
  request: number;
  agree: boolean;
}
/**
 * The question to the viewer.
 */
export interface Ask {
  prompt: string;
  sealed: boolean;
  fields: {
    [k: string]: unknown;
  };
  legal: ActionInfo[];
}
/**
 * Ask everybody to go back to before your last decision that all know of.
 */
export interface AskUndo {
  type: 'ask-undo';
  id: string;
  position: number;
}
/**
 * So many seconds for the whole game, and some more with each decision.
 */
export interface BankClock {
  kind: 'bank';
  seconds: number;
  increment?: number;
}
/**
 * A seat for a bot.
 */
export interface BotSeat {
  kind: 'bot';
  level: string;
}
/**
 * Play on from a moment of a finished game, as a hot-seat table of one's own.
 */
export interface Branch {
  moment: number;
  bots?: {
    [k: string]: string;
  };
}
/**
 * A card: its name and what it does.
 */
export interface CardWords {
  name: string;
  chinese: string;
  note: string;
  text: string;
}
/**
 * One step of the table's history, as the viewer may know it.
 */
export interface Change {
  version: number;
  kind: 'move' | 'rewind' | 'table' | 'undo';
  at: number;
  seat: number | null;
  action: string | null;
  events: Event[];
  moment: number | null;
}
/**
 * A fact, as the viewer may know it; its words are the message event-KIND.
 */
export interface Event {
  kind: string;
  fields: {
    [k: string]: unknown;
  };
}
/**
 * A part of the history.
 */
export interface ChangeList {
  changes: Change[];
  version: number;
}
/**
 * A character.
 */
export interface CharacterWords {
  name: string;
  chinese: string;
  note: string;
  text: string;
  points: number;
  state: string;
  late: boolean;
}
/**
 * New lines.
 */
export interface ChatFrame {
  type: 'chat';
  lines: ChatLine[];
}
/**
 * Something said at the table.
 */
export interface ChatLine {
  line: number;
  author: string;
  name: string;
  guest: boolean;
  seat: number | null;
  text: string;
  at: number;
}
/**
 * Lines of chat, the oldest first.
 */
export interface ChatList {
  lines: ChatLine[];
  muted: string[];
}
/**
 * A clause of the rules.
 */
export interface Clause {
  rule: string;
  text: string;
}
/**
 * The time of every seat.
 */
export interface Clocks {
  now: number;
  seats: SeatClock[];
}
/**
 * The time of one seat.
 */
export interface SeatClock {
  left: number;
  running: boolean;
}
/**
 * The last frame: why the server hangs up.
 */
export interface Closing {
  type: 'closing';
  problem: Problem;
  again: boolean;
}
/**
 * Why something was refused: a key, its fields and a sentence in the reader's language.
 */
export interface Problem {
  error: string;
  fields: {
    [k: string]: unknown;
  };
  rule: string | null;
  text: string;
}
/**
 * Open a table.
 */
export interface CreateTable {
  game: string;
  /**
   * @minItems 2
   * @maxItems 8
   */
  seats: (OpenSeat | OwnSeat | BotSeat)[];
  options?: {
    [k: string]: unknown;
  };
  visibility?: 'private' | 'public';
  mode?: 'casual' | 'rated';
  clock?: NoClock | MoveClock | BankClock;
  start?: boolean;
  id?: string | null;
}
/**
 * A seat for whoever comes.
 */
export interface OpenSeat {
  kind: 'open';
}
/**
 * A seat for whoever opens the table; several of them make a hot-seat table.
 */
export interface OwnSeat {
  kind: 'me';
  name?: string | null;
}
/**
 * Everybody takes their time.
 */
export interface NoClock {
  kind: 'none';
}
/**
 * So many seconds for each decision.
 */
export interface MoveClock {
  kind: 'move';
  seconds: number;
}
/**
 * The cards of a deck by their keys; a game whose cards have no words has none.
 */
export interface DeckWords {
  events: {
    [k: string]: EventCardWords;
  };
  characters: {
    [k: string]: CharacterWords;
  };
  public: {
    [k: string]: CardWords;
  };
}
/**
 * An event card.
 */
export interface EventCardWords {
  name: string;
  chinese: string;
  note: string;
  text: string;
  ways: string[];
}
/**
 * It is on disk.
 */
export interface Done {
  type: 'done';
  id: string;
  version: number;
  position: number;
  table: string | null;
}
/**
 * What a seat adds to the key of the draws.
 */
export interface EntropyInfo {
  seat: number;
  hash: string;
  value: string | null;
}
/**
 * Where a table that plays on from another game began.
 */
export interface Fork {
  table: string;
  moment: number;
}
/**
 * A game.
 */
export interface GameInfo {
  key: string;
  rules_version: number;
  seats: number[];
  options: OptionInfo[];
  levels: string[];
  languages: string[];
  event_rules: {
    [k: string]:
      | string
      | {
          [k: string]: string;
        };
  };
}
/**
 * An option of a game.
 */
export interface OptionInfo {
  name: string;
  type: 'bool' | 'int' | 'list' | 'str' | 'text';
  default: unknown;
  choices: unknown[] | null;
}
/**
 * Every game there is.
 */
export interface GameList {
  games: GameInfo[];
}
/**
 * What a bot thinks of the decision, the best move first.
 */
export interface Hint {
  level: string;
  moves: HintMove[];
}
/**
 * Stand up before the start.
 */
export interface LeaveSeat {
  type: 'leave-seat';
  id: string;
  seat: number;
}
/**
 * Who the reader is.
 */
export interface Me {
  id: string | null;
  name: string | null;
  guest: boolean;
  settings: Settings;
  ratings: RatingLine[];
}
/**
 * What a person prefers; a field that is left out stays as it is.
 */
export interface Settings {
  language?: 'de' | 'en' | 'pl';
  theme?: 'contrast' | 'dark' | 'light' | 'system';
  sound?: boolean;
  animation?: boolean;
  confirm?: boolean;
  notify?: boolean;
}
/**
 * A rating in one game with one number of seats.
 */
export interface RatingLine {
  game: string;
  seats: number;
  name: string;
  rating: number;
  mean: number;
  deviation: number;
  games: number;
}
/**
 * One moment of a finished game; moment 0 is the set-up.
 */
export interface MomentInfo {
  moment: number;
  seat: number | null;
  action: ActionInfo | null;
  events: Event[];
  views: {
    [k: string]: unknown;
  }[];
  pending: Pending[];
  text: string | null;
  at: number | null;
}
/**
 * A question that is open, as far as the viewer may know.
 */
export interface Pending {
  seat: number;
  prompt: string;
  sealed: boolean;
  fields: {
    [k: string]: unknown;
  };
}
/**
 * Moments of a finished game.
 */
export interface MomentList {
  viewer: number | ('all' | 'spectator');
  count: number;
  moments: MomentInfo[];
}
/**
 * Read somebody's lines no more, or again.
 */
export interface Mute {
  type: 'mute';
  id: string;
  author: string;
  muted: boolean;
}
/**
 * Take a name, as a guest or with an account.
 */
export interface NameChange {
  name: string;
}
/**
 * Promise, by its hash, what the seat adds to the key of the draws.
 */
export interface OfferEntropy {
  type: 'offer-entropy';
  id: string;
  hash: string;
}
/**
 * Change the password, or say it again to delete the account.
 */
export interface Password {
  password: string;
  new?: string | null;
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: 'ping';
}
/**
 * Yes.
 */
export interface Pong {
  type: 'pong';
  now: number;
  version: number;
}
/**
 * Who is there.
 */
export interface Presence {
  type: 'presence';
  online: boolean[];
  spectators: number;
}
/**
 * What an action would do, up to the first draw, reveal or decision of somebody else.
 */
export interface Preview {
  events: Event[];
  certain: boolean;
  view: {
    [k: string]: unknown;
  } | null;
}
/**
 * What would an action do?
 */
export interface PreviewRequest {
  action: string | number;
  position: number;
}
/**
 * Ratings, the best first.
 */
export interface RatingList {
  ratings: RatingLine[];
}
/**
 * It may not be; nothing was done.
 */
export interface Refused {
  type: 'refused';
  id: string;
  problem: Problem;
}
/**
 * Open a table for the same people and bots; the first to ask opens it for all.
 */
export interface Rematch {
  type: 'rematch';
  id: string;
}
/**
 * Give the seat to a bot for good.
 */
export interface Resign {
  type: 'resign';
  id: string;
}
/**
 * Take the seat back from the bot that plays for the person since the clock ran out.
 */
export interface Return {
  type: 'return';
  id: string;
}
/**
 * Hand in what was promised: 64 hexadecimal digits whose bytes have the promised hash.
 */
export interface RevealEntropy {
  type: 'reveal-entropy';
  id: string;
  value: string;
}
/**
 * The rules reference of a game in one language.
 */
export interface RulesText {
  game: string;
  language: string;
  markdown: string;
  clauses: Clause[];
}
/**
 * Chat.
 */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
/**
 * Who sits in a seat.
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  level: string | null;
  standin: ('clock' | 'left' | 'resigned') | null;
  mine: boolean;
  online: boolean;
  guest: boolean;
}
/**
 * A token that speaks for one seat; it is shown once.
 */
export interface SeatToken {
  table: string;
  seat: number;
  token: string;
}
/**
 * For whom a seat is; only who opened the table may say so, and only before the start.
 */
export interface SetSeat {
  type: 'set-seat';
  id: string;
  seat: number;
  plan: OpenSeat | OwnSeat | BotSeat;
}
/**
 * Come back to an account; the guest's games move over.
 */
export interface SignIn {
  name: string;
  password: string;
}
/**
 * Make an account; the guest's games move over.
 */
export interface SignUp {
  name: string;
  password: string;
}
/**
 * It was meant for another position; nothing was done. Here is what happened since.
 */
export interface Stale {
  type: 'stale';
  id: string;
  update: Update;
}
/**
 * Everything the viewer may know now, and how it came about since the version given.
 */
export interface Update {
  type: 'update';
  version: number;
  position: number;
  viewer: number | null;
  changes: Change[];
  whole: boolean;
  view: {
    [k: string]: unknown;
  } | null;
  pending: Pending[];
  ask: Ask | null;
  can_undo: boolean;
  table: TableInfo;
  clocks: Clocks | null;
}
/**
 * What a reader may know of a table besides the game itself.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  options: {
    [k: string]: unknown;
  };
  status: 'closed' | 'dealing' | 'open' | 'over' | 'playing';
  seats: SeatInfo[];
  visibility: 'private' | 'public';
  mode: 'casual' | 'rated';
  clock: NoClock | MoveClock | BankClock;
  created: number;
  started: number | null;
  ended: number | null;
  host: boolean;
  invite: string | null;
  commitment: string | null;
  entropy: EntropyInfo[];
  undo: UndoRequest | null;
  rematch: string | null;
  fork: Fork | null;
  outcome: {
    [k: string]: unknown;
  } | null;
  spectators: number;
  moves: number | null;
}
/**
 * Somebody asks everybody to go back behind the horizon of undo.
 */
export interface UndoRequest {
  request: number;
  seat: number;
  waiting: number[];
}
/**
 * Begin; only who opened the table may, when no seat is open.
 */
export interface Start {
  type: 'start';
  id: string;
}
/**
 * A table in a list.
 */
export interface TableLine {
  id: string;
  game: string;
  status: 'closed' | 'dealing' | 'open' | 'over' | 'playing';
  seats: SeatInfo[];
  visibility: 'private' | 'public';
  mode: 'casual' | 'rated';
  clock: NoClock | MoveClock | BankClock;
  created: number;
  started: number | null;
  ended: number | null;
  options: {
    [k: string]: unknown;
  };
  your_turn: boolean;
  outcome: {
    [k: string]: unknown;
  } | null;
}
/**
 * A page of tables, the newest first.
 */
export interface TableList {
  tables: TableLine[];
  next: string | null;
}
/**
 * Sit down.
 */
export interface TakeSeat {
  type: 'take-seat';
  id: string;
  seat: number;
}
/**
 * Take your last decision back, as far as the engine's horizon allows.
 */
export interface Undo {
  type: 'undo';
  id: string;
  position: number;
}
