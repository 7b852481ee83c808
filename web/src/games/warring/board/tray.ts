/** The event cards in front of the player: the hand, the event deck, or the cards to take from. */
import type { LegalAction } from '../../../board/board';
import type { EventCardWords } from '../../../generated/wire';
import type { GameTexts } from '../../../lib/texts';
import { stateName } from '../cards';
import type { CardView, WarringView } from '../generated/view';
import { cardAction, markedCard, refusedAction, type RefusedAction, warsOf } from '../view';
import type { NumberedCard, Tone } from './marks';

export interface TrayCard {
  /** The card with its marks, as far as they are known. */
  shown: CardView;
  foot: string;
  /** Whose card it is, if it is known and another player's. */
  owner: number | null;
  number: number | null;
  tone: Tone | null;
  action: LegalAction | undefined;
  refused: RefusedAction | undefined;
}

export interface TrayGroup {
  title: string;
  cards: TrayCard[];
}

export interface Asked {
  view: WarringView;
  legal: readonly LegalAction[];
  prompt: string;
  texts: GameTexts;
}

/** The kinds of actions on cards of the hand, by prompt. */
const WITH_HAND: Record<string, string> = { play: 'play', give: 'give', amend: 'add' };

/** What lies in the tray; several groups only where a question is about several. */
export function trayGroups(asked: Asked): TrayGroup[] {
  const { prompt, texts } = asked;
  const lying = deckCards(asked);
  const deck = { title: texts.text('board-agenda', { count: lying.length }), cards: lying };
  const hand = { title: texts.text('board-hand'), cards: handCards(asked) };
  if (prompt === 'take') return [...piles(asked), ...(deck.cards.length ? [deck] : [])];
  if (prompt === 'amend') return [deck, hand];
  if (prompt === 'order' || prompt === 'choose-next') return [deck];
  return hand.cards.length ? [hand] : [];
}

/** The cards of the tray that lie on the map, with their numbers. */
export function numberedCards(groups: readonly TrayGroup[]): NumberedCard[] {
  return groups.flatMap(({ cards }) =>
    cards.flatMap(({ shown, number, tone }) => (tone ? [{ card: shown, number, tone }] : [])),
  );
}

function handCards({ view, legal, prompt, texts }: Asked): TrayCard[] {
  const { laid = [], slot, gives } = view.own?.answer ?? {};
  const marking = markedCard(view);
  const hand = (view.viewer === null ? null : view.seats[view.viewer]?.hand) ?? [];
  return hand.map((key, place) => {
    const own = place + 1;
    const order = laid.findIndex((card) => card.slot === own);
    const isMarking = marking !== null && (slot === own || (order >= 0 && order === laid.length - 1));
    const card = slot === own ? marking : laid[order];
    const shown = card ?? unmarked(key, texts.cards?.events[key]);
    const kind = WITH_HAND[prompt];
    return {
      shown,
      owner: null,
      foot: isMarking ? asks(shown, texts) : card ? targetText(shown, texts) : mayMark(key, texts),
      number: order < 0 ? null : order + 1,
      tone: isMarking ? 'now' : card || gives === own ? 'laid' : null,
      action: cardAction(legal, ['play', 'give', 'add'], 'slot', own),
      refused: refusedAction(kind, own),
    };
  });
}

function deckCards({ view, legal, prompt, texts }: Asked): TrayCard[] {
  const order = view.own?.answer.order ?? [];
  return view.agenda.cards.map((shown, place) => {
    const place1 = place + 1;
    const turn = prompt === 'amend' ? place1 : order.indexOf(place1) + 1;
    return {
      shown,
      foot: targetText(shown, texts),
      owner: otherOwner(shown.owner, view),
      number: turn || null,
      tone: turn ? 'laid' : null,
      action: cardAction(legal, ['abandon', 'next'], 'card', place1),
      refused: refusedAction(prompt === 'amend' ? 'abandon' : undefined, place1),
    };
  });
}

/** The cards that lie before the players, as far as they can be seen. */
function piles({ view, legal, texts }: Asked): TrayGroup[] {
  return view.seats.flatMap((seat, number) => {
    if (!seat.laid_cards?.length) return [];
    const cards = seat.laid_cards.map((shown, place): TrayCard => {
      const action = legal.find(
        ({ kind, fields }) =>
          kind === 'take' &&
          Number(fields.owner) === number + 1 &&
          Number(fields.card) === place + 1,
      );
      const foot = targetText(shown, texts);
      return { shown, foot, owner: otherOwner(number, view), number: null, tone: null, action, refused: undefined };
    });
    const whose = number === view.viewer ? 'you' : undefined;
    return [{ title: texts.text('board-pile', { seat: number, count: cards.length }, whose), cards }];
  });
}

/** A card of the hand: only the states that it names itself are marked. */
function unmarked(card: string, words: EventCardWords | undefined): CardView {
  const targets = (words?.slots ?? []).map((slot) => (slot.length === 1 ? (slot[0] ?? null) : null));
  return { card, targets, choice: null };
}

/** "Qi → Wei" for a war, "Qi, Wei" for the rest. */
function targetText(card: CardView, texts: GameTexts): string {
  const [war] = warsOf(card, texts.cards);
  const names = card.targets.flatMap((state) => (state ? [stateName(state)] : []));
  const text = war ? war.map(stateName).join(' → ') : names.join(', ');
  return card.choice ? `${text} ${card.choice.toUpperCase()}`.trim() : text;
}

function otherOwner(owner: number | null, view: WarringView): number | null {
  return owner === view.viewer ? null : owner;
}

/** Which states can be marked on a card of the hand. */
function mayMark(key: string, texts: GameTexts): string {
  const slots = texts.cards?.events[key]?.slots ?? [];
  const open = slots.filter((slot) => slot.length > 1);
  const [first] = open;
  if (!first) return slots.flat().map(stateName).join(', ');
  if (open.length > 1) return texts.text('board-states', { count: open.length });
  if (first.length > 3) return texts.text('board-any-state');
  return first.map(stateName).join(' / ');
}

/** What the card that is being marked asks for next. */
export function asks(card: CardView, texts: GameTexts): string {
  const slots = texts.cards?.events[card.card]?.slots.length ?? 0;
  return texts.text(card.targets.length < slots ? 'board-choose-state' : 'board-choose-way');
}
