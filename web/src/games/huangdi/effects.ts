/** What an action costs and brings, in numbers for its button. */
import type { GameEvent } from '../../board/board';
import type { GameTexts } from '../../lib/texts';
import components from './generated/components.json';
import type { HuangdiView } from './generated/view';
import type { Good } from './board/pieces';
import { bonus, levelOf, workersFor, type Place } from './view';

export interface Amount {
  /** Below zero for what is paid. */
  count: number;
  of: Good;
}

/** The order of `repeat_cost`. */
const REPEATED = ['recruiter', 'resources', 'builder'];

/** The effects of an action of a seat, given by its kind and its number, province or role. */
export function effects(view: HuangdiView, seat: number, kind: string, of?: unknown): Amount[] {
  const { stock } = view;
  const nth = (costs: readonly number[], number: unknown) => costs[Number(number) - 1] ?? 0;
  switch (kind) {
    case 'recruit':
      return changes({ peasants: Number(of), jade: -nth(components.recruit_cost, of) });
    case 'quarry':
      return changes({ blocks: Number(of), jade: -nth(components.recruit_cost, of) });
    case 'convicts':
      return changes({
        peasants: -components.convicts_price,
        convicts: Math.min(components.convicts_taken, stock.convicts),
      });
    case 'jade':
      return changes({ jade: Math.min(components.collected_jade + bonus(view, seat, 'jade'), stock.jade) });
    case 'prison':
      return changes({ ...view.prisons[view.seats[seat]?.camp ?? ''] });
    case 'draw':
      return changes({ favours: Math.min(components.drawn_kept, view.deck) });
    case 'build':
      return Number(of) === 2 ? changes({ jade: -components.second_block_jade }) : [];
    case 'favour':
      return changes({ points: view.favours.find(({ id }) => id === of)?.points ?? 0 });
    case 'remove':
      return changes({ convicts: -nth(components.removal_convicts, of) });
    case 'move':
      return changes({ ...view.prisons[String(of)] });
    case 'repeat':
      return changes({ jade: -(components.repeat_cost[REPEATED.indexOf(String(of))] ?? 0) });
    case 'buyback':
      return changes(of === 'chip' ? { chips: -1 } : { jade: -components.buyback_jade });
    default:
      return [];
  }
}

/** What choosing a space takes; null if it takes nothing. */
export function spaceCost(kind: string, place: Place): Amount | null {
  if (kind === 'block') return { of: 'workers', count: workersFor(place) };
  if (kind !== 'remove') return null;
  return { of: 'convicts', count: components.removal_convicts[levelOf(place) - 1] ?? 0 };
}

/** What an event brought and cost the seat that caused it. */
export function eventAmounts({ kind, fields }: GameEvent): Amount[] {
  const number = (name: string) => Number(fields[name] ?? 0);
  switch (kind) {
    case 'recruited':
      return changes({ peasants: number('peasants'), jade: -number('jade') });
    case 'quarried':
      return changes({ blocks: number('blocks'), jade: -number('jade') });
    case 'convicts_collected':
      return changes({ peasants: -number('peasants'), convicts: number('convicts') });
    case 'jade_collected':
      return changes({ jade: number('jade') });
    case 'prison_emptied':
      return changes({ jade: number('jade'), convicts: number('convicts') });
    case 'block_removed':
      return changes({ convicts: -number('convicts') });
    case 'role_repeated':
      return changes({ jade: -number('jade') });
    case 'bought_back':
      return fields.chip ? changes({ chips: -1 }) : changes({ jade: -number('jade') });
    case 'favours_drawn':
      return changes({ favours: Math.min(components.drawn_kept, number('count')) });
    default:
      return [];
  }
}

function changes(counts: Partial<Record<Good, number>>): Amount[] {
  return Object.entries(counts).flatMap(([of, count]) => (count ? [{ of: of as Good, count }] : []));
}

/** A change with its sign, as on a button. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** An amount in words: "+3 jade", or "3 jade" for what somebody has. */
export function inWords({ of, count }: Amount, texts: GameTexts, held = false): string {
  const sign = held ? '' : signed(count).slice(0, 1);
  return texts.text('board-amount', { of, sign, count: Math.abs(count) });
}
