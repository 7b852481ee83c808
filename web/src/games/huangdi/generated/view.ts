// Made by `npm run types` from sevenstates.games.huangdi.rules.view. Do not edit.

/**
 * The options of the table.
 */
export interface OptionsView {
  deck: string | null;
  variant: string;
}
/**
 * A favour card; its pattern in rows from top to bottom: `#` a block, `.` anything.
 */
export interface FavourView {
  id: number;
  income: number;
  jade: number;
  pattern: string[];
  petition: number;
  points: number;
}
/**
 * A block of the wall: its seat, None for the emperor's, and whether it has a plaque.
 */
export interface BlockView {
  plaque: boolean;
  seat: number | null;
}
/**
 * The prison of a province.
 */
export interface PrisonView {
  convicts: number;
  jade: number;
}
/**
 * The pieces that nobody has.
 */
export interface StockView {
  chips: number;
  convicts: number;
  emperor_blocks: number;
  jade: number;
  peasants: number;
  plaques: number;
}
/**
 * A packet of the deck; its maker is None if no seat put it back.
 */
export interface PacketView {
  maker: number | null;
  number: number;
  size: number;
}
/**
 * Cards that a seat put back, and the number of the draw that it saw them in last.
 */
export interface PutBackView {
  cards: number[];
  packet: number;
}
/**
 * One seat: its hand and the cards it put back only for itself.
 */
export interface SeatView {
  blocks: number;
  blocks_in_stock: number;
  camp: string;
  chips: number;
  colour: string;
  convicts: number;
  hand: number[] | null;
  hand_size: number;
  jade: number;
  peasants: number;
  played: number[];
  put_back: PutBackView[] | null;
  roles_in_hand: string[];
  roles_on_table: string[];
  score: number;
}
/**
 * The cards that the viewer chooses from and those it keeps, or its bid.
 */
export interface ChoosingView {
  bid?: number;
  cards?: number[];
  kept?: number[];
}
/**
 * What a viewer may know of a Huang Di table (D-VIS-1).
 */
export interface HuangdiView {
  choosing: ChoosingView | null;
  deck: number;
  emperor_block: boolean;
  favours: FavourView[];
  game: string;
  holder: number | null;
  options: OptionsView;
  outcome: OutcomeView | null;
  packets: PacketView[];
  pending: DecisionView[];
  prisons: {
    [k: string]: PrisonView;
  };
  provinces: string[];
  round: number;
  seats: SeatView[];
  stock: StockView;
  viewer: number | null;
  wall: {
    [k: string]: BlockView;
  };
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
