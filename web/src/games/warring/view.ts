/** Helpers that read the view of The Warring States. */
import { cardName } from './cards';
import components from './generated/components.json';
import type { DeckWords, EventCardWords, WayWords } from '../../generated/wire';
import type { GameTexts } from '../../lib/texts';
import type { GameEvent, LegalAction } from '../../board/board';
import type { CardView, StateView, WarringView } from './generated/view';

export const ATTRIBUTES = ['military', 'economy', 'culture', 'morale'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Numbers by attribute, where there are any. */
export type Values = Partial<Record<Attribute, number>>;

/** Maximum of an attribute (W-SET-2). */
export const MAX_ATTRIBUTE = components.most;
/** All rounds, with the Prelude and Unify at the end, and those of the early age (W-RND-10). */
export const ROUNDS = components.public_rounds + 2;
export const EARLY_ROUNDS = components.early_rounds;

/** The name of a played card with its marks. */
export function cardLabel(card: CardView, texts: GameTexts): string {
  const targets = card.targets.map((target) => target ?? '-').join(',');
  const notation = `${card.card}(${targets})${card.choice ?? ''}`;
  return texts.cards ? cardName(texts.cards, notation) : notation;
}

/** The cards that the viewer has played so far, and those that wait for the others. */
export function laidCards(view: WarringView): readonly CardView[] {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  return view.own?.answer.laid ?? seat?.laid_cards ?? [];
}

/** The card that the Host adds and marks; null if there is none. */
export function addedCard(view: WarringView): CardView | null {
  const { card, targets, choice } = view.own?.answer ?? {};
  return card !== undefined && targets && choice !== undefined ? { card, targets, choice } : null;
}

/** The card, played or added by the Host, whose marks are being set; null if there is none. */
export function markedCard(view: WarringView): CardView | null {
  const played = view.own?.answer.marking ? laidCards(view).at(-1) : null;
  return addedCard(view) ?? played ?? null;
}

/** What the card does as it is marked; undefined before A or B is chosen. */
export function cardWay(card: CardView, words: DeckWords | null): WayWords | undefined {
  const ways = words?.events[card.card]?.ways ?? [];
  return ways.length > 1 ? ways['ab'.indexOf(card.choice ?? '-')] : ways[0];
}

/** The card with this state as its next target. */
export function withTarget(card: CardView, state: string): CardView {
  return { ...card, targets: [...card.targets, state] };
}

/** What a card would make of the states' values, by state, as far as it is certain. */
export function forecast(
  states: readonly StateView[],
  card: CardView | null,
  words: DeckWords | null,
): ReadonlyMap<string, Values> {
  const found = new Map<string, Values>();
  const changes = card ? (cardWay(card, words)?.changes ?? []) : [];
  for (const state of states) {
    const slot = card?.targets.indexOf(state.key) ?? -1;
    const change = state.is_alive ? changes[slot] : undefined;
    if (change) found.set(state.key, changedValues(state, change));
  }
  return found;
}

function changedValues(state: StateView, change: Values): Values {
  const values: Values = {};
  for (const attribute of ATTRIBUTES) {
    const by = change[attribute] ?? 0;
    const ban = `${by > 0 ? 'rise' : 'fall'} ${attribute}`;
    const now = Math.max(0, Math.min(MAX_ATTRIBUTE, state[attribute] + by));
    if (now !== state[attribute] && !state.forbidden.includes(ban)) values[attribute] = now;
  }
  return values;
}

/** The wars of a card as pairs of states: who attacks whom. */
export function warsOf(card: CardView, words: DeckWords | null): (readonly [string, string])[] {
  return (cardWay(card, words)?.wars ?? []).flatMap(([one = -1, two = -1]) => {
    const [from, to] = [card.targets[one], card.targets[two]];
    return from && to ? [[from, to] as const] : [];
  });
}

/** Signs that say all that a card does: for each of A and B, for each kind of target. */
export interface EffectRow {
  /** A or B; empty if there is no choice. */
  letter: string;
  /** The states that the card names; empty for those that are marked. */
  states: readonly string[];
  changes: Values;
}

/** Sentences about marking, which the foot of a card says too. */
const MARKS = ['card-mark-any', 'card-mark-another', 'card-mark-any-count', 'card-mark-other-count'];

/** What a card does, without the sentence that says how many states to mark. */
export function effectText({ text, slots }: EventCardWords, texts: GameTexts): string {
  const count = slots.filter((slot) => slot.length > 1).length;
  const said = MARKS.map((id) => `${texts.text(id, { count })} `).find((one) => text.startsWith(one));
  return text.slice(said?.length ?? 0);
}

/** The rows of signs, or none if the card does more than add to attributes. */
export function effectRows(card: EventCardWords): EffectRow[] {
  if (!card.ways.every((way) => way.is_whole)) return [];
  return card.ways.flatMap((way, number) => {
    const rows: EffectRow[] = [];
    const letter = card.ways.length > 1 ? ('AB'[number] ?? '') : '';
    card.slots.forEach((slot, place) => {
      const changes = way.changes[place] ?? {};
      const states = slot.length === 1 ? slot : [];
      const same = rows.find((row) => JSON.stringify(row.changes) === JSON.stringify(changes));
      if (same) same.states = [...same.states, ...states];
      else if (Object.keys(changes).length) rows.push({ letter, states, changes });
    });
    return rows.length > 1 ? rows : rows.map((row) => ({ ...row, states: [] }));
  });
}

/**
 * The states before the changes of events that are still to be played back. What one had that will
 * fall is not in the events, since nothing goes below 0: it is taken from how it was `shown` last,
 * before the events that are played back now.
 */
export function statesBefore(
  states: readonly StateView[],
  upcoming: readonly GameEvent[],
  shown: readonly StateView[] = [],
  events: readonly GameEvent[] = [],
): StateView[] {
  return states.map((state) => {
    const last = shown.find(({ key }) => key === state.key);
    const falls = upcoming.some(({ kind, fields }) => kind === 'state_died' && fields.state === state.key);
    if (!falls || !last?.is_alive) return backwards(state, upcoming);
    return { ...last, ...Object.assign({}, ...changesOf(events, state.key).map(({ now }) => now)) };
  });
}

function backwards(state: StateView, upcoming: readonly GameEvent[]): StateView {
  const isLater = upcoming.some(({ kind, fields }) => kind === 'state_died' && fields.state === state.key);
  const shown = { ...state, is_alive: state.is_alive || isLater };
  for (const { by, now } of changesOf(upcoming, state.key).toReversed()) {
    for (const attribute of ATTRIBUTES) {
      if (by[attribute] !== undefined) shown[attribute] = (now[attribute] ?? 0) - by[attribute];
    }
  }
  return shown;
}

/** What events add to a state, and what it has then. */
function changesOf(events: readonly GameEvent[], state: string): { by: Values; now: Values }[] {
  const numbers = (found: unknown): Values =>
    Object.fromEntries(Object.entries(found ?? {}).map(([name, value]) => [name, Number(value)]));
  return events
    .filter(({ kind, fields }) => kind === 'changed' && fields.state === state)
    .map(({ fields }) => ({ by: numbers(fields.changes), now: numbers(fields.values) }));
}

/** What the events being shown add to each state. */
export function currentChanges(events: readonly GameEvent[]): ReadonlyMap<string, Values> {
  const found = new Map<string, Values>();
  for (const { kind, fields } of events) {
    if (kind !== 'changed') continue;
    const sum = { ...found.get(String(fields.state)) };
    for (const [name, by] of Object.entries((fields.changes ?? {}) as Record<string, unknown>)) {
      const attribute = name as Attribute;
      sum[attribute] = (sum[attribute] ?? 0) + Number(by);
    }
    found.set(String(fields.state), sum);
  }
  return found;
}

/** The legal action of one of these kinds on the card with this number, from 1. */
export function cardAction(
  legal: readonly LegalAction[],
  kinds: readonly string[],
  field: string,
  number: number,
): LegalAction | undefined {
  return legal.find(
    (action) => kinds.includes(action.kind) && Number(action.fields[field]) === number,
  );
}

/** An action that is illegal now, whose refusal the player may ask about. */
export interface RefusedAction {
  kind: string;
  notation: string;
}

/** The action of this kind on the card with this number, from 1; none without a kind. */
export function refusedAction(kind: string | undefined, number: number): RefusedAction | undefined {
  return kind === undefined ? undefined : { kind, notation: `${kind} ${number}` };
}

/** Actions that refer to nothing on the board, shown as buttons; to pass comes last. */
export function plainActions(legal: readonly LegalAction[]): LegalAction[] {
  const found = legal.filter(
    ({ kind, fields }) =>
      ['pass', 'done', 'choose', 'exchange'].includes(kind) ||
      (kind === 'swap' && fields.slot === 'none') ||
      (kind === 'say' && !fields.state),
  );
  return found.sort((one, two) => Number(one.kind === 'pass') - Number(two.kind === 'pass'));
}
