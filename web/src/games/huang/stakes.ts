/** What a war or a revolt brings to whom, and what may still be added to it. */
import type { GameEvent } from '../../board/board';
import type { Camp, Conflict } from './conflict';
import type { HuangView, LeaderView } from './generated/view';
import { revoltOf, warOf, type Colour } from './view';

/** What a camp's victory in a war brings, and what its defeat takes (H-WAR-7, H-WAR-8). */
export interface Victory {
  winner: Camp;
  /** The points of the winner's leaders, one for each leader of their colour that falls. */
  points: (LeaderView & { count: number })[];
  /** Camps with what they lose, leaders, tiles and pagodas as far as there are any: the other camp
   * of two; of three, the camp itself should it not win, which is the same whichever does. */
  losers: { letter: string; losses: Record<string, number> }[];
}

export function victories({ camps, stakes }: Conflict): Victory[] {
  const fallen = (camp: Camp) => camp.leaders.filter(({ colour }) => stakes.includes(colour));
  return camps.map((winner) => {
    const others = camps.filter((camp) => camp !== winner);
    const falling = others.flatMap(fallen);
    const count = (colour: Colour) => falling.filter((one) => one.colour === colour).length;
    return {
      winner,
      points: fallen(winner).map((own) => ({ ...own, count: count(own.colour) })),
      losers: (others.length > 1 ? [winner] : others).map((camp) => ({
        letter: camp.letter,
        losses: Object.fromEntries(
          Object.entries({ leaders: fallen(camp).length, ...camp.spoils }).filter(([, count]) => count),
        ),
      })),
    };
  });
}

/** The leaders who score, by how much, the most first. */
export function gainsOf({ points }: Victory): { count: number; leaders: LeaderView[] }[] {
  const counts = [...new Set(points.map(({ count }) => count))].sort((one, other) => other - one);
  return counts.map((count) => ({ count, leaders: points.filter((one) => one.count === count) }));
}

const BEGUN = ['war_began', 'revolt_began'];
const ANSWERS = ['supported', 'stood_aside', 'committed'];

/** A seat that is asked what it adds to a conflict. */
export interface Supporter {
  seat: number;
  state: 'done' | 'asked' | 'waiting';
  /** What it has added, as far as the turn's events tell. */
  answer: GameEvent | null;
  /** What it may add: tiles in hand, of the conflict's colour if they are known, and its leader. */
  tiles: number;
  isKnown: boolean;
  leader: boolean;
}

/** All who are asked, in their order, with the events of the turn in which it is fought. */
export function supportersOf(view: HuangView, turn: readonly GameEvent[]): Supporter[] {
  const colour = warOf(view) ? 'red' : 'yellow';
  const answers = turn
    .slice(turn.findLastIndex(({ kind }) => BEGUN.includes(kind)) + 1)
    .filter(({ kind }) => ANSWERS.includes(kind));
  const order = orderOf(view);
  const open = warOf(view)?.tied ? order.length : order.indexOf(view.pending[0]?.seat ?? -1);
  return order.map((seat, place) => {
    const answer = answers.find(({ fields }) => fields.seat === seat) ?? null;
    const { hand, hand_size } = view.seats[seat] ?? {};
    return {
      seat,
      state: answer || place < open ? 'done' : place === open ? 'asked' : 'waiting',
      answer,
      tiles: hand?.[colour] ?? hand_size ?? 0,
      isKnown: Boolean(hand),
      leader: !view.leaders.some((leader) => leader.seat === seat && leader.colour === colour),
    };
  });
}

function orderOf(view: HuangView): number[] {
  const [war, revolt] = [warOf(view), revoltOf(view)];
  // H-REV-3: the attacker, then the defender.
  if (revolt) return [revolt.attacker, revolt.defender];
  if (!war) return [];
  // H-WAR-5: clockwise up to the one whose tile it was.
  const seats = view.seats.length;
  return view.seats.map((_, after) => (war.unifier + 1 + after) % seats);
}
