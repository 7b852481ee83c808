/** What a war or a revolt brings to whom, and what may still be added to it. */
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

/** The seats that may still add something, in the order in which they are asked. */
export function stillAsked(view: HuangView): number[] {
  const [open] = view.pending;
  const [war, revolt] = [warOf(view), revoltOf(view)];
  if (!open || war?.tied) return [];
  // H-REV-3: the attacker, then the defender.
  if (revolt) return open.seat === revolt.attacker ? [revolt.attacker, revolt.defender] : [revolt.defender];
  if (!war) return [];
  // H-WAR-5: clockwise up to the one whose tile it was.
  const seats = view.seats.length;
  const left = (war.unifier - open.seat + seats) % seats;
  return Array.from({ length: left + 1 }, (_, after) => (open.seat + after) % seats);
}

/** What each of them may still add, as far as everybody knows. */
export function reservesOf(view: HuangView): { number: number; tiles: number; leader: boolean }[] {
  const colour = warOf(view) ? 'red' : 'yellow';
  return stillAsked(view).map((number) => ({
    number,
    tiles: view.seats[number]?.hand_size ?? 0,
    leader: !view.leaders.some((leader) => leader.seat === number && leader.colour === colour),
  }));
}
