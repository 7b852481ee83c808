/**
 * Texts of a game, from the same Fluent files as the Python package.
 *
 * A message's id is a prefix and a key of the rules, with dashes for underscores: event-KIND,
 * ask-PROMPT, action-KIND, do-KIND, refused-REASON, outcome-REASON, order-KIND. A field that is a list or a
 * mapping is formatted item by item, with the message's attribute that has the field's name; the
 * attribute FIELD-list puts two items together where the language's "and" would not do. An event
 * about the reader is worded by its attribute `you`, or `you-FIELD` for a field but `seat`.
 */
import { FluentNumber, type FluentBundle, type FluentFunction } from '@fluent/bundle';
import type { Decision, GameEvent, LegalAction, Outcome } from '../board/board';
import type { CardTable } from '../games/plugin';
import { loadMessageFiles, plugins } from '../games/registry';
import type { DeckWords, HintReason, Problem, StandingOrder } from '../generated/wire';
import { format, makeBundle, MissingText, type Fields } from './fluent';
import type { Language } from './language';
import { loadServerMessages } from './messages';

const MAX_FIELD = 1000;

type Pattern = Parameters<FluentBundle['formatPattern']>[0] | undefined;

/** What games say; all but the refusals. */
const GAME_FILES = import.meta.glob<string>(
  [
    '../../../src/sevenstates/games/*/words/*.ftl',
    '!../../../src/sevenstates/games/*/words/{terminal,puzzles,reasons}.*',
  ],
  { query: '?raw', import: 'default' },
);
const REASONS = import.meta.glob<string>('../../../src/sevenstates/games/*/words/reasons.*.ftl', {
  query: '?raw',
  import: 'default',
});
const REFUSALS = import.meta.glob<string>('../../../src/sevenstates/games/*/words/{en,de,pl}.ftl', {
  query: '?refusals',
  import: 'default',
});
const COMMON_FILES = import.meta.glob<string>('../../../src/sevenstates/texts/**/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Load the texts of a game; with the words on a table's cards if a table is given. */
export async function loadTexts(
  language: Language,
  game: string,
  table?: CardTable,
  invite: string | null = null,
): Promise<Sources> {
  const { cards, wordFunctions } = plugins.get(game) ?? {};
  const [messages, words = null] = await Promise.all([
    loadMessages(language, game),
    cards?.load(language, table, invite),
  ]);
  const functions = { ...wordFunctions, ...(words && cards?.functions(words)) };
  return { game, language, messages, cards: words, functions };
}

/** The texts with the reasons of the game's bots, which only hints, reviews and puzzles show. */
export async function withReasons(sources: Sources): Promise<Sources> {
  const { game, language, messages } = sources;
  const load = REASONS[`../../../src/sevenstates/games/${game}/words/reasons.${language}.ftl`];
  return load ? { ...sources, messages: [...messages, await load()] } : sources;
}

/** The texts of a game with those for what its rules refuse, for pages that word it themselves. */
export async function loadAllTexts(language: Language, game: string): Promise<Sources> {
  const load = REFUSALS[`../../../src/sevenstates/games/${game}/words/${language}.ftl`];
  const [sources, refusals = ''] = await Promise.all([loadTexts(language, game), load?.()]);
  return { ...sources, messages: [...sources.messages, refusals] };
}

/** Messages of the rules, the bots and all games from the package, then those of the boards. */
async function loadMessages(language: Language, game: string): Promise<readonly string[]> {
  const [packaged, boards] = await Promise.all([
    loadPackaged(language, game),
    loadMessageFiles(plugins.get(game)?.messages ?? {}, language),
  ]);
  return [...packaged, ...boards];
}

/** The server has the messages of games that were not there when the client was built. */
async function loadPackaged(language: Language, game: string): Promise<string[]> {
  const ofGame = Object.keys(GAME_FILES).filter(
    (path) => path.includes(`/games/${game}/`) && path.endsWith(`${language}.ftl`),
  );
  if (!ofGame.length) return [await loadServerMessages(game, language)];
  const common = Object.keys(COMMON_FILES).filter((path) => path.endsWith(`${language}.ftl`));
  const files = { ...GAME_FILES, ...COMMON_FILES };
  return Promise.all([...ofGame, ...common].flatMap((path) => files[path]?.() ?? []));
}

/** The loaded texts of a game in one language. */
export interface Sources {
  game: string;
  language: Language;
  messages: readonly string[];
  cards: DeckWords | null;
  /** Fluent functions of the game, such as those that name cards. */
  functions: Record<string, FluentFunction>;
}

/** The texts of one game in one language, for one table. */
export class GameTexts {
  readonly #bundle: FluentBundle;
  readonly language: Language;
  readonly cards: DeckWords | null;

  /**
   * `names` are the players by seat; a seat without a name is called as in the game. `you` is the
   * reader's seat.
   */
  constructor(
    readonly sources: Sources,
    readonly names: readonly string[] = [],
    readonly you: number | null = null,
  ) {
    this.language = sources.language;
    this.cards = sources.cards;
    const seat: FluentFunction = ([value]) =>
      this.seatName(value instanceof FluentNumber ? value.value : Number(value));
    this.#bundle = makeBundle(this.language, sources.messages, {
      SEAT: seat,
      ...sources.functions,
    });
  }

  /** Format a message; throws MissingText if it or one of its fields is missing. */
  text(id: string, fields: Record<string, unknown> = {}, attribute?: string): string {
    const message = this.#bundle.getMessage(id);
    if (!message) throw new MissingText(id);
    const values: Fields = {};
    for (const [name, value] of Object.entries(fields)) {
      const { [name]: item, [`${name}-list`]: pair } = message.attributes;
      values[name] = this.#value(value, item, pair);
    }
    return format(this.#bundle, id, values, attribute);
  }

  /** The same texts with other names of players. */
  withNames(names: readonly string[]): GameTexts {
    return new GameTexts(this.sources, names, this.you);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The player's name, or the game's name of the seat. */
  seatName(seat: number): string {
    return this.names[seat] || this.text('seat-name', { number: seat + 1 });
  }

  /** An event as a line of the log. */
  event(event: GameEvent): string {
    let id = `event-${dashed(event.kind)}`;
    for (const field of Object.keys(event.fields)) {
      if (this.has(`${id}-${dashed(field)}`)) {
        id = `${id}-${dashed(field)}`;
        break;
      }
    }
    return this.text(id, event.fields, this.#yourAttribute(id, event.fields));
  }

  /** The attribute that words an event for its reader, if the event is about them. */
  #yourAttribute(id: string, fields: Record<string, unknown>): string | undefined {
    const attributes = this.#bundle.getMessage(id)?.attributes ?? {};
    return Object.keys(fields)
      .filter((field) => this.you !== null && fields[field] === this.you)
      .map((field) => (field === 'seat' ? 'you' : `you-${dashed(field)}`))
      .find((name) => name in attributes);
  }

  /** The question to the deciding seat. */
  prompt(decision: Decision): string {
    return this.text(`ask-${dashed(decision.prompt)}`, { seat: decision.seat, ...decision.fields });
  }

  /** An action as a menu entry. */
  action(action: LegalAction): string {
    return this.text(`do-${action.kind}`, action.fields);
  }

  /** A kind of action as a menu entry. */
  kind(kind: string): string {
    return this.text(`action-${kind}`);
  }

  /** A standing order as a sentence. */
  order({ kind, fields }: StandingOrder): string {
    return this.text(`order-${dashed(kind)}`, fields);
  }

  /** What a kind of standing orders is about. */
  orderName(kind: string): string {
    return this.text(`order-name-${dashed(kind)}`);
  }

  orderField(field: string): string {
    return this.text(`order-field-${dashed(field)}`);
  }

  orderChoice(choice: string | number): string {
    return this.text('order-choice', { choice });
  }

  /** A bot's reason for or against a move. */
  reason(reason: HintReason): string {
    return this.text(`reason-${reason.key}`, reason.fields);
  }

  /** Why something was refused: the game's text if it has one, else the server's. */
  refusal(problem: Problem): string {
    const id = `refused-${problem.error}`;
    return this.has(id) ? this.text(id, problem.fields) : problem.text;
  }

  /** Who won. */
  winners({ winners, scores }: Outcome): string {
    const [first] = winners;
    if (first === undefined) return this.text('result-nobody');
    const isYou = winners.length === 1 && first === this.you;
    const fields = { winners, count: winners.length, score: scores[first] };
    return this.text('result-won', fields, isYou ? 'you' : undefined);
  }

  #value(value: unknown, item?: Pattern, pair?: Pattern) {
    if (typeof value === 'boolean') return String(value);
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return value.slice(0, MAX_FIELD);
    if (value === null || value === undefined) return 'None';
    const parts = Array.isArray(value)
      ? value.map((part: unknown) => ({ value: part }))
      : Object.entries(value as object).map(([key, part]: [string, unknown]) =>
          part !== null && typeof part === 'object' && !Array.isArray(part)
            ? { key, ...part }
            : { key, value: part },
        );
    return this.#joined(parts.map((part, index) => this.#item(index, part, item)), pair);
  }

  #item(index: number, fields: Record<string, unknown>, pattern?: Pattern): string {
    const values: Fields = {};
    for (const [name, value] of Object.entries(fields)) values[name] = this.#value(value);
    return pattern ? this.#formatted(pattern, { index, ...values }) : Object.values(values).join(' ');
  }

  #formatted(pattern: NonNullable<Pattern>, values: Fields): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors.length) throw new MissingText(errors.join(', '));
    return text;
  }

  #joined(items: string[], pair?: Pattern): string {
    const [first] = items;
    if (first === undefined) return this.text('list-empty');
    if (items.length === 1) return first;
    if (pair) return items.reduce((start, last) => this.#formatted(pair, { start, last }));
    return this.text('list', { start: items.slice(0, -1).join(', '), last: items.at(-1) });
  }
}

function dashed(key: string): string {
  return key.replaceAll('_', '-');
}
