/** Positions and actions in words, for the text view. */
import type { GameEvent, LegalAction, View } from '../board/board';
import { plugins } from '../games/registry';
import type { BaseView } from '../generated/view';
import type { GameTexts } from '../lib/texts';
import { plainDescriber } from './plain';

/** Lines or a table under a heading. */
export interface Section {
  title: string;
  lines?: string[];
  table?: Table;
  /** Collapsed at first. */
  folded?: boolean;
}

export interface Table {
  head: string[];
  /** The first cell of a row is its heading. */
  rows: string[][];
}

/** A seat; `everybody` where all move at once; `nobody` for what happens between two turns. */
export type TurnOwner = number | 'everybody' | 'nobody';

export interface Describer<V extends BaseView = View> {
  sections: (view: V, texts: GameTexts) => Section[];
  /** The number a seat is ranked by; null if it is hidden from the viewer. */
  points?: (view: V, seat: number) => number | null;
  /** The value of an action's field as a menu entry; by default the value itself. */
  label?: (field: string, value: unknown, texts: GameTexts) => string;
  /** Whose turn begins with this event, if one does; by default a turn is what one seat does in a row. */
  turnOf?: (event: GameEvent) => TurnOwner | null;
  /** Events that cards of turns leave out, such as draws. */
  isRoutine?: (event: GameEvent) => boolean;
  /** Events that are played back even in the player's own move, such as a battle. */
  isStaged?: (event: GameEvent) => boolean;
  /** How long an event is played back, as a factor; 1 by default. */
  paceOf?: (event: GameEvent) => number;
  /** The name of what an action gives by number only, such as a card; else empty. */
  nameOf?: (action: LegalAction, view: V, texts: GameTexts) => string;
}

/** An action in words, with the name of what it gives by number only. */
export function describeAction(
  describer: Describer,
  action: LegalAction,
  view: View | null,
  texts: GameTexts,
): string {
  const name = view && describer.nameOf?.(action, view, texts);
  return name ? `${texts.action(action)}: ${name}` : texts.action(action);
}

export async function loadDescriber(game: string): Promise<Describer> {
  return (await plugins.get(game)?.loadDescriber()) ?? plainDescriber;
}
