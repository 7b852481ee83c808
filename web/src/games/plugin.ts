/** The interface between a game's folder and the rest of the client. */
import type { FluentFunction } from '@fluent/bundle';
import type { Component } from 'svelte';
import type { BoardComponent, View } from '../board/board';
import type { SeatLooks } from '../board/seats';
import type { BaseView } from '../generated/view';
import type { DeckWords, TableInfo } from '../generated/wire';
import type { Lesson } from '../lessons/lessons';
import type { Language } from '../lib/language';
import type { Sound } from '../lib/sounds';
import type { Describer } from '../textboard/describe';

/** Files as `import.meta.glob` returns them: a loader for each path. */
export type Files<Content> = Record<string, () => Promise<Content>>;

/** Fluent files; each path names its language, as in `./locale/en/board.ftl`. */
export type MessageFiles = Files<string>;

/**
 * `games/KEY/plugin.ts` exports one of these as `plugin`, with the type of the game's views; the
 * folder's name is the game's key.
 */
export interface GamePlugin<V extends BaseView = View> {
  /** Rank among the games, lowest first, until the server's list has been loaded. */
  order: number;
  /** Drawing for the start page, the lessons page and the lobby. */
  loadPicture: () => Promise<Component>;
  /** Messages of the board and of the description; loaded with the game's texts. */
  messages: MessageFiles;
  /** The Fluent functions that messages call, apart from those that name cards. */
  wordFunctions?: Readonly<Record<string, FluentFunction>>;
  loadBoard: () => Promise<BoardComponent<V>>;
  /** Colours and signs of the seats; absent for numbers in plain colours. */
  loadSeatLooks?: () => Promise<SeatLooks<V>>;
  /** The sounds of events, by kind; of several in a change the first is heard. */
  sounds?: Readonly<Record<string, Sound>>;
  /** Descriptions of positions for the text view. */
  loadDescriber: () => Promise<Describer<V>>;
  /** Absent for a game without a lesson. */
  lesson?: LessonFiles;
  /** Absent for a game whose cards have no words. */
  cards?: Cards;
}

export interface LessonFiles {
  /** One file: the lesson as web/scripts/lessons.py writes it. */
  script: Files<Lesson>;
  messages: MessageFiles;
}

export interface Cards {
  /** The words on the cards of a table; on the printed ones if there is no table. */
  load: (language: Language, table?: CardTable, invite?: string | null) => Promise<DeckWords>;
  /** Fluent functions that turn a card's key into its name. */
  functions: (words: DeckWords) => Record<string, FluentFunction>;
}

export type CardTable = Pick<TableInfo, 'id' | 'options'>;
