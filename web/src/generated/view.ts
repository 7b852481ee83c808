// Made by `npm run types` from sevenstates.core.view. Do not edit.

/**
 * The part of a view that every game has.
 */
export interface BaseView {
  game: string;
  outcome: OutcomeView | null;
  pending: DecisionView[];
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
