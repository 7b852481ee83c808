/** The Warring States for the text view. */
import { stateName } from './cards';
import type { GameTexts } from '../../lib/texts';
import type { GameEvent, LegalAction } from '../../board/board';
import type { Describer, Section, TurnOwner } from '../../textboard/describe';
import type { CardView, CharacterView, WarringView } from './generated/view';
import { addedCard, ATTRIBUTES, cardLabel } from './view';

function sections(view: WarringView, texts: GameTexts): Section[] {
  return [
    { title: texts.text('text-now'), lines: now(view, texts) },
    ...own(view, texts),
    { title: texts.text('text-states'), table: states(view, texts) },
    { title: texts.text('text-seats'), table: seats(view, texts) },
    ...agenda(view, texts),
  ];
}

function now(view: WarringView, texts: GameTexts): string[] {
  const lines = [
    texts.text('text-round', { round: view.round, year: String(view.year), seat: view.host }),
  ];
  const card = view.public ? texts.cards?.public[view.public] : undefined;
  if (card) lines.push(texts.text('text-public', { name: card.name, text: card.text }));
  for (const words of view.said) lines.push(texts.event({ kind: 'statement', fields: { ...words } }));
  return lines;
}

function own(view: WarringView, texts: GameTexts): Section[] {
  return view.seats.flatMap((seat, number) => {
    if (!seat.hand) return [];
    const added = addedCard(view);
    const laid = added ? [added] : (view.own?.answer.laid ?? seat.laid_cards ?? []);
    const lists: [string, string[]][] = [
      ['text-hand', seat.hand.map((key, n) => event(key, n, texts))],
      ['text-laid', laid.map((card, n) => `${n + 1}. ${cardLabel(card, texts)}`)],
      ['text-characters', (seat.own_characters ?? []).map((card, n) => person(card, n, texts))],
      ['text-offer', (seat.own_offer ?? []).map((card, n) => person(card, n, texts))],
    ];
    return lists
      .filter(([, lines]) => lines.length)
      .map(([title, lines]) => ({ title: texts.text(title, { seat: number }), lines }));
  });
}

function event(key: string, number: number, texts: GameTexts): string {
  const card = texts.cards?.events[key];
  return `${number + 1}. ${card ? `${card.name}: ${card.text}` : key}`;
}

function person(card: CharacterView, number: number, texts: GameTexts): string {
  const words = texts.cards?.characters[card.key];
  const fields = {
    name: words?.name ?? card.key,
    points: card.points,
    goal: words?.text ?? '',
    percent: Math.round(card.progress * 100),
  };
  return `${number + 1}. ${texts.text('text-character', fields)}`;
}

function states(view: WarringView, texts: GameTexts) {
  const head = [
    texts.text('text-state'),
    ...ATTRIBUTES.map((attribute) => texts.text('attribute', { attribute })),
    texts.text('text-sum'),
    texts.text('text-forbidden'),
  ];
  const rows = view.states.map((state) =>
    state.is_alive
      ? [
          stateName(state.key),
          ...ATTRIBUTES.map((attribute) => String(state[attribute])),
          String(state.strength),
          state.forbidden.map((what) => forbidden(what, texts)).join(', ') || '–',
        ]
      : [stateName(state.key), ...ATTRIBUTES.map(() => '–'), '–', texts.text('text-dead')],
  );
  return { head, rows };
}

/** "war", "assassination", or a direction and an attribute: "rise military". */
function forbidden(what: string, texts: GameTexts): string {
  const [kind = '', attribute] = what.split(' ');
  return texts.text(`text-no-${kind}`, { attribute });
}

function seats(view: WarringView, texts: GameTexts) {
  const head = ['text-seat', 'text-points', 'text-cards', 'text-people', 'text-completed'];
  const rows = view.seats.map((seat, number) => [
    texts.seatName(number),
    String(seat.points),
    String(seat.hand_size),
    String(seat.characters),
    seat.completed.map((key) => texts.cards?.characters[key]?.name ?? key).join(', ') || '–',
  ]);
  return { head: head.map((id) => texts.text(id)), rows };
}

function agenda(view: WarringView, texts: GameTexts): Section[] {
  const { count, cards, played } = view.agenda;
  const line = (card: CardView, number: number) => `${number + 1}. ${cardLabel(card, texts)}`;
  const found: Section[] = [];
  if (count) found.push({ title: texts.text('text-agenda', { count }), lines: cards.map(line) });
  if (played.length) found.push({ title: texts.text('text-played'), lines: played.map(line) });
  return found;
}

/** The list that each kind of action takes its card from, by number. */
const LISTS: Record<string, 'hand' | 'own_characters' | 'own_offer'> = {
  play: 'hand',
  give: 'hand',
  add: 'hand',
  swap: 'own_characters',
  claim: 'own_characters',
  keep: 'own_offer',
};

function nameOf(action: LegalAction, view: WarringView, texts: GameTexts): string {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  const list = LISTS[action.kind];
  const shown = list && seat?.[list]?.[Number(action.fields['slot']) - 1];
  if (shown) {
    if (typeof shown === 'string') return texts.cards?.events[shown]?.name ?? shown;
    return texts.cards?.characters[shown.key]?.name ?? shown.key;
  }
  if (action.kind === 'next' || action.kind === 'abandon') {
    const card = view.agenda.cards[Number(action.fields['card']) - 1];
    return card ? cardLabel(card, texts) : '';
  }
  return '';
}

function label(field: string, value: unknown): string {
  return field === 'state' && typeof value === 'string' ? stateName(value) : String(value);
}

function points(view: WarringView, seat: number): number | null {
  return view.seats[seat]?.points ?? null;
}

/** All play at once; what happens from then until they play again is nobody's alone. */
function turnOf({ kind }: GameEvent): TurnOwner | null {
  return kind === 'all_played' ? 'everybody' : null;
}

const ROUTINE = new Set([
  'host_rolled',
  'statement',
  'cards_drawn',
  'deck_refilled',
  'hand_discarded',
  'card_passed',
  'cards_taken',
  'all_played',
  'order_laid',
  'card_abandoned',
  'card_added',
  'card_owner',
  'characters_drawn',
  'characters_kept',
  'character_discarded',
  'claim_possible',
  'round_ended',
  'game_over',
]);

function isRoutine({ kind }: GameEvent): boolean {
  return ROUTINE.has(kind);
}

/** A war takes its time; of the changes after a card there may be many. */
const PACES: Record<string, number> = { war: 1.8, changed: 0.45, round_began: 0.6, claimed: 1.5, state_died: 1.3 };

function paceOf({ kind }: GameEvent): number {
  return PACES[kind] ?? 1;
}

export const describer: Describer<WarringView> = {
  sections,
  points,
  label,
  nameOf,
  turnOf,
  isRoutine,
  isStaged: ({ kind }) => kind === 'card_played',
  paceOf,
};
