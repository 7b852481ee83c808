/** Huang Di for the text view. */
import type { GameTexts } from '../../lib/texts';
import type { GameEvent, LegalAction } from '../../board/board';
import type { Describer, Section, TurnOwner } from '../../textboard/describe';
import type { HuangdiView } from './generated/view';
import { drawnPattern } from './view';

function sections(view: HuangdiView, texts: GameTexts): Section[] {
  return [
    ...own(view, texts),
    { title: texts.text('text-seats'), table: seats(view, texts) },
    { title: texts.text('text-round'), lines: general(view, texts) },
    ...view.provinces.map((province) => wall(view, province, texts)),
  ];
}

function own(view: HuangdiView, texts: GameTexts): Section[] {
  const found: Section[] = [];
  const { choosing } = view;
  if (choosing?.cards) {
    const lines = choosing.cards.map((id) =>
      favour(view, id, texts, choosing.kept?.includes(id) ? 'text-kept' : 'text-favour'),
    );
    found.push({ title: texts.text('text-choosing'), lines });
  }
  if (choosing?.bid !== undefined) {
    found.push({
      title: texts.text('text-own-bid'),
      lines: [texts.text('text-bid', { jade: choosing.bid })],
    });
  }
  view.seats.forEach((seat, number) => {
    if (!seat.hand) return;
    const title = view.viewer === number ? 'text-own' : 'text-own-of';
    const lines = seat.hand.map((id) => favour(view, id, texts));
    found.push({
      title: texts.text(title, { seat: number }),
      lines: lines.length ? lines : [texts.text('text-no-favours')],
    });
  });
  return found;
}

const COLUMNS = [
  'score', 'jade', 'peasants', 'convicts', 'blocks', 'blocks_in_stock', 'chips', 'camp', 'hand_size',
] as const;

function seats(view: HuangdiView, texts: GameTexts) {
  const head = [
    texts.text('text-seat'),
    ...COLUMNS.map((name) => texts.text(`text-${name.replaceAll('_', '-')}`)),
    texts.text('text-roles'),
    texts.text('text-played'),
  ];
  const rows = view.seats.map((seat, number) => [
    texts.seatName(number),
    ...COLUMNS.map((name) => String(seat[name])),
    seat.roles_in_hand.map((role) => texts.text('role', { role })).join(', ') || '–',
    seat.played.join(', ') || '–',
  ]);
  return { head, rows };
}

function general(view: HuangdiView, texts: GameTexts): string[] {
  const { stock } = view;
  const lines = [
    ...(view.round ? [texts.text('text-round-number', { round: view.round })] : []),
    texts.text('text-stock', { ...stock }),
    texts.text('text-deck', { count: view.deck }),
  ];
  if (view.holder !== null) {
    lines.push(texts.text('text-holder', { seat: view.holder, block: view.emperor_block }));
  }
  return lines;
}

/** A province: its prison, and its wall from the highest level down. */
function wall(view: HuangdiView, province: string, texts: GameTexts): Section {
  const prefix = province.toLowerCase();
  const blocks = Object.entries(view.wall).filter(([place]) => place.startsWith(prefix));
  const lines = blocks
    .map(([place, block]) => ({ ...block, place, level: Number(place.split('.')[1]) }))
    .sort((a, b) => a.level - b.level || a.place.localeCompare(b.place, 'en', { numeric: true }))
    .map(({ place, seat, plaque }) =>
      seat === null
        ? texts.text('text-block-emperor', { place, plaque })
        : texts.text('text-block', { place, seat, plaque }),
    );
  const prison = view.prisons[province];
  lines.unshift(
    texts.text('text-prison', { jade: prison?.jade ?? 0, convicts: prison?.convicts ?? 0 }),
  );
  return { title: texts.text('text-province', { province }), lines };
}

function favour(view: HuangdiView, id: number, texts: GameTexts, message = 'text-favour'): string {
  const card = view.favours[id];
  if (!card) return String(id);
  const { income, petition, jade, points } = card;
  return texts.text(message, { id, pattern: drawnPattern(card), points, income, petition, jade });
}

function label(field: string, value: unknown, texts: GameTexts): string {
  return field === 'role' ? texts.text('role', { role: value }) : String(value);
}

function nameOf(action: LegalAction, view: HuangdiView, texts: GameTexts): string {
  if (action.kind !== 'keep' && action.kind !== 'favour') return '';
  const card = Number(action.fields['card']);
  return favour(view, card, texts, 'text-favour-card');
}

function points(view: HuangdiView, seat: number): number | null {
  return view.seats[seat]?.score ?? null;
}

function turnOf({ kind, fields }: GameEvent): TurnOwner | null {
  if (kind === 'turn_began') return Number(fields.seat);
  return kind === 'bids_shown' ? 'nobody' : null;
}

/** What follows from another event of the same move, or happens to everybody alike. */
const ROUTINE = new Set([
  'favour_chosen', 'favours_kept', 'round_began', 'income', 'bid_placed', 'prison_filled', 'role_played',
  'build_began', 'workers_used',
]);

function isRoutine({ kind }: GameEvent): boolean {
  return ROUTINE.has(kind);
}

/** The hands open, and the jade is counted. */
function paceOf({ kind }: GameEvent): number {
  return kind === 'bids_shown' ? 2 : 1;
}

export const describer: Describer<HuangdiView> = {
  sections,
  points,
  label,
  turnOf,
  isRoutine,
  isStaged: ({ kind }) => kind === 'bids_shown',
  paceOf,
  nameOf,
};
