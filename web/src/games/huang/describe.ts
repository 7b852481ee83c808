/** HUANG for the text view. */
import type { GameEvent } from '../../board/board';
import type { GameTexts } from '../../lib/texts';
import type { Describer, Section } from '../../textboard/describe';
import type { Counts, HuangView } from './generated/view';
import { scoreOf } from './score';
import { leaderFields, leadersOf, type Colour } from './view';

const COLOURS: readonly Colour[] = ['yellow', 'red', 'blue', 'green', 'white'];
const LETTERS = 'abcdefghijklmno';

function sections(view: HuangView, texts: GameTexts): Section[] {
  return [
    ...own(view, texts),
    { title: texts.text('text-seats'), table: seats(view, texts) },
    { title: texts.text('text-stock'), lines: stock(view, texts) },
    { title: texts.text('text-states'), lines: states(view, texts) },
    { title: texts.text('text-board'), table: board(view, texts), folded: true },
  ];
}

function own(view: HuangView, texts: GameTexts): Section[] {
  return view.seats.flatMap((seat, number) => {
    if (!seat.hand) return [];
    const lines = [texts.text('text-hand', { hand: counted(seat.hand) })];
    if (seat.points) lines.push(texts.text('text-points', { points: counted(seat.points) }));
    const title = view.viewer === number ? 'text-own' : 'text-own-of';
    return [{ title: texts.text(title, { seat: number }), lines }];
  });
}

function seats(view: HuangView, texts: GameTexts) {
  const head = ['text-seat', 'text-tiles', 'text-leaders-off', 'text-points-head'];
  const rows = view.seats.map((seat, number) => {
    const out = COLOURS.filter(
      (colour) => !view.leaders.some((l) => l.seat === number && l.colour === colour),
    );
    return [
      texts.seatName(number),
      String(seat.hand_size),
      out.map((colour) => texts.text('colour', { colour })).join(', ') || '–',
      seat.points
        ? texts.text('text-counts', { counts: counted(seat.points) })
        : texts.text('text-hidden'),
    ];
  });
  return { head: head.map((id) => texts.text(id)), rows };
}

function stock(view: HuangView, texts: GameTexts): string[] {
  const lines = [
    texts.text('text-market', { tiles: counted(view.market) }),
    texts.text('text-bag', { count: view.bag }),
    texts.text('text-supply', { pagodas: counted(view.supply) }),
  ];
  for (const pagoda of view.pagodas) {
    lines.push(texts.text('text-pagoda', { colour: pagoda.colour, places: pagoda.places }));
  }
  if (view.palace.length) lines.push(texts.text('text-palace', { places: view.palace }));
  if (view.granaries.length) lines.push(texts.text('text-granaries', { places: view.granaries }));
  for (const gang of view.bandits) {
    lines.push(texts.text('text-bandits', { count: gang.bandits, places: gang.places }));
  }
  return lines;
}

function states(view: HuangView, texts: GameTexts): string[] {
  if (!view.states.length) return [texts.text('text-no-states')];
  return view.states.map((state) => {
    const tiles = tally(state.places.flatMap((place) => view.tiles[place] ?? []));
    return texts.text('text-state', {
      leaders: leadersOf(view, state),
      strength: state.strength,
      tiles: counted(tiles),
      places: state.places.join(' '),
    });
  });
}

function board(view: HuangView, texts: GameTexts) {
  const { rows } = view.board;
  const columns = [...LETTERS.slice(0, Math.max(...rows.map((row) => row.length)))];
  return {
    head: [texts.text('text-row'), ...columns],
    rows: rows.map((row, y) => [
      String(y + 1),
      ...columns.map((letter, x) => space(view, `${letter}${y + 1}`, row[x] ?? '#', texts)),
    ]),
  };
}

function space(view: HuangView, place: string, ground: string, texts: GameTexts): string {
  if (ground === '#') return '';
  const parts: string[] = [];
  const tile = view.tiles[place];
  const leader = view.leaders.find((found) => found.place === place);
  if (tile) parts.push(texts.text('text-tile', { colour: tile }));
  if (leader) {
    parts.push(texts.text('text-leader', leaderFields(view, leader.colour, leader.seat)));
  }
  const gang = view.bandits.find((found) => found.places.includes(place));
  if (gang) parts.push(texts.text('text-bandits-here', { count: gang.bandits }));
  if (!parts.length) parts.push(texts.text(ground === '~' ? 'text-river' : 'text-land'));
  const capital = view.board.capitals[place];
  if (capital) parts.push(texts.text('text-capital', { name: capital }));
  return parts.join(', ');
}

function tally(colours: readonly Colour[]): Partial<Counts> {
  const counts: Partial<Counts> = {};
  for (const colour of colours) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

/** The colours there are any of, for a message to list; a dash for none. */
function counted(counts: Partial<Counts>): Partial<Counts> | string {
  const found = COLOURS.filter((colour) => counts[colour]).map((colour) => [colour, counts[colour]]);
  return found.length ? Object.fromEntries(found) : '–';
}

function label(field: string, value: unknown, texts: GameTexts): string {
  if (field === 'colour') return texts.text('colour', { colour: value });
  if (field === 'leader') return texts.text('text-with-leader', { leader: value });
  if (field === 'side') return texts.text('text-side', { side: value });
  return Array.isArray(value) ? value.join('-') : String(value);
}

function points(view: HuangView, seat: number): number | null {
  const known = view.seats[seat]?.points;
  return known ? scoreOf(known) : null;
}

/** Tiles that come and go between bag, market and hands. */
const ROUTINE = ['drew', 'market_taken', 'market_refilled', 'replaced', 'trade', 'game_over'];

/** Points come with what earned them; the end of a conflict is looked at longer. */
function paceOf({ kind }: GameEvent): number {
  if (kind === 'points') return 0.5;
  return kind === 'war_over' || kind === 'revolt_over' ? 1.6 : 0.85;
}

export const describer: Describer<HuangView> = {
  sections,
  points,
  label,
  turnOf: ({ kind, fields }) => (kind === 'turn_began' ? Number(fields.seat) : null),
  isRoutine: ({ kind }) => ROUTINE.includes(kind),
  paceOf,
  isStaged: ({ kind }) => kind === 'war_over' || kind === 'revolt_over',
};
