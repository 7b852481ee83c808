/**
 * The props and callbacks of a board. A board draws a view and lets the player point at legal
 * actions; it knows no server.
 *
 * Rules for boards: only actions in `legal` can be chosen; colour is never the only sign;
 * everything can be reached by keyboard; nothing moves if `motion` is false; no `style="..."`
 * attributes in markup (the content security policy forbids them: use `style:name` directives or
 * classes).
 */
import type { Component } from 'svelte';
import type { ActionInfo, Event, Pending, Problem } from '../generated/wire';
import type { Language } from '../lib/language';
import type { GameTexts } from '../lib/texts';

export type Seat = number;

/** A game's view as the engine gives it; a board casts it to the type of its own game. */
export type View = Record<string, unknown> & {
  game: string;
  viewer: Seat | null;
  pending: Decision[];
  outcome: Outcome | null;
};

/** A question to one seat. */
export type Decision = Pending;

/** An action the seat may take now: index, notation, kind and the parts of the notation by name. */
export type LegalAction = ActionInfo;

/** Something that happened, as the viewer may know it. */
export type GameEvent = Event;

/** How a game ended. */
export interface Outcome {
  ranks: number[];
  scores: number[];
  winners: Seat[];
  reason: string;
}

/** What an action would do, up to the first draw or reveal. */
export interface Preview {
  events: GameEvent[];
  /** Nothing was left out: chance and hidden things have no part in it. */
  certain: boolean;
  /** The position after it as the viewer would know it; null unless `certain`. */
  view: View | null;
  /** Why the action is refused, with the rule's id; null if it is legal. */
  problem: Problem | null;
}

export interface BoardProps {
  view: View;
  /** Complete, in canonical order; empty if nothing is asked of this seat. */
  legal: readonly LegalAction[];
  /** The question to this seat; null if nothing is asked of it. */
  decision: Decision | null;
  /** The events that led to this view, or the one being played back; empty after a jump. */
  events: readonly GameEvent[];
  /** Events still to be played back; the view contains their effects already. */
  upcoming?: readonly GameEvent[];
  /** Whose eyes these are; null for a spectator. */
  seat: Seat | null;
  /** Chosen and waiting for confirmation; draw it as if it lay there already. */
  selected: LegalAction | null;
  texts: GameTexts;
  language: Language;
  /** False where the player wants no animation. */
  motion: boolean;
  /** The player points at an action. The page around asks for confirmation where it is wanted. */
  onChoose: (action: LegalAction) => void;
  /** The player takes the choice back. */
  onCancel: () => void;
  /** What an action, given in notation, would do. Legal or not; asks the server once. */
  preview: (text: string) => Promise<Preview>;
  /** The player pointed at something that is not legal: the page says why, with the rule. */
  onExplain: (text: string) => void;
}

export type BoardComponent = Component<BoardProps>;
