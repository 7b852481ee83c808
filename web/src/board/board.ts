/**
 * The props and callbacks of a board. A board draws a view and lets the player point at legal
 * actions; it knows no server.
 *
 * Rules for boards: only actions in `legal` can be chosen; colour is never the only distinction;
 * everything can be reached by keyboard; nothing moves if `motion` is false; no `style="..."`
 * attributes in markup (the content security policy forbids them: use `style:name` directives or
 * classes).
 */
import type { Component, Snippet } from 'svelte';
import type { BaseView, OutcomeView } from '../generated/view';
import type { ActionInfo, Event, Pending, Problem } from '../generated/wire';
import type { Language } from '../lib/language';
import type { GameTexts } from '../lib/texts';

export type Seat = number;

/** The view of any game; a game's own type is in its folder, in `generated/view.ts`. */
export type View = BaseView & Record<string, unknown>;

/** A question to one seat. */
export type Decision = Pending;

/** A legal action: index, notation, kind, and the parts of the notation by name. */
export type LegalAction = ActionInfo;

/** An event as the viewer may see it. */
export type GameEvent = Event;

/** How a game ended. */
export type Outcome = OutcomeView;

/** The effects of an action, up to the first draw or reveal. */
export interface Preview {
  events: GameEvent[];
  /** Complete: no chance or hidden information is involved. */
  certain: boolean;
  /** The viewer's view after it; null unless `certain`. */
  view: View | null;
  /** Why the action is refused, with the rule's id; null if it is legal. */
  problem: Problem | null;
}

/**
 * The parts of the table page that are the same for every game. The board places them in its own
 * grid, so that map, hand, players and question share one window; in lessons and on the workbench
 * there are none.
 */
export interface TableParts {
  /** A panel for each player; `detail` draws what the game adds to a seat's panel. */
  players: Snippet<[detail?: Snippet<[seat: Seat]>]>;
  /**
   * What the others did since the player's last turn, one card a turn; `line` draws an event. In
   * brief it is one line with the newest turn, and a press shows the others.
   */
  turns: Snippet<[line?: Snippet<[event: GameEvent]>, isBrief?: boolean]>;
  /** The question, what waits for confirmation, undo, refusals; `answers` draws the game's buttons. */
  prompt: Snippet<[answers?: Snippet]>;
  /** Buttons that open log, chat, hint and the table's menu in a drawer. */
  drawers: Snippet;
  /** The move that is played back now, for a free corner of the board; `line` draws an event. */
  playback: Snippet<[line?: Snippet<[event: GameEvent]>]>;
  /** The result, after the last playback; `table` draws the game's own table of points. */
  result: Snippet<[table?: Snippet]>;
}

export interface BoardProps<V extends BaseView = View> {
  view: V;
  /** Absent where there is only the board. */
  parts?: TableParts;
  /** All legal actions in canonical order; empty if this seat has no decision to make. */
  legal: readonly LegalAction[];
  /** The question to this seat; null if there is none. */
  decision: Decision | null;
  /** The events that led to this view, or the one being played back; empty after a jump. */
  events: readonly GameEvent[];
  /** Events of the same move still to be played back; the view contains their effects already. */
  upcoming?: readonly GameEvent[];
  /** The events were played back one by one; nothing moves for them again. */
  isPlayed?: boolean;
  /** The events of the others' last turns, to be marked until the player acts. */
  recent?: readonly GameEvent[];
  /** The events of the turn under way, without routine and without those still to be played back. */
  turn?: readonly GameEvent[];
  /**
   * The event or action that the player points at in log, cards or hints: show where it is. A field
   * of several actions is an array.
   */
  pointed?: Pick<GameEvent, 'fields'> | null;
  /** What a hint or the review advises: an arrow leads to its space. */
  advised?: LegalAction | null;
  /** The viewer's seat; null for a spectator. */
  seat: Seat | null;
  /** Waits for confirmation; draw it as if it were done. */
  selected: LegalAction | null;
  /** A finished game is watched: no page around the board shows the players. */
  isReplay?: boolean;
  texts: GameTexts;
  language: Language;
  /** False if the player wants no animation. */
  motion: boolean;
  /** The player chose an action; the page asks for confirmation if necessary. */
  onChoose: (action: LegalAction) => void;
  /** The player cancelled the choice. */
  onCancel: () => void;
  /** The preview of any action, given in notation; fetched once. */
  preview: (text: string) => Promise<Preview>;
  /**
   * The player chose an illegal action, given in notation; the page says why. `at` are fields of
   * the action that say where it was: the board shows it with the refusal.
   */
  onExplain: (text: string, at?: LegalAction['fields']) => void;
}

export type BoardComponent<V extends BaseView = View> = Component<BoardProps<V>>;
