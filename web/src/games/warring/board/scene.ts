/** The scene being played out: the card on the table, the dice, a state that falls, a character. */
import type { GameEvent } from '../../../board/board';
import type { CardView } from '../generated/view';

export interface Scene {
  /** The event card that takes effect; null before the first of a round. */
  card: CardView | null;
  /** The latest throw of dice or ban for it: war, raid, assassination, die, or one forbidden. */
  outcome: GameEvent | null;
  /** A state that fell. */
  fall: GameEvent | null;
  /** A character that was shown. */
  claim: GameEvent | null;
}

export const NO_SCENE: Scene = { card: null, outcome: null, fall: null, claim: null };

/** Events after which nothing is on the table. */
const ENDS = new Set(['round_began', 'all_played', 'round_ended', 'order_laid', 'game_over']);
const OUTCOMES = new Set([
  'war',
  'war_forbidden',
  'raid',
  'raid_forbidden',
  'assassination',
  'assassination_forbidden',
  'die',
]);

/** The scene after an event. */
export function nextScene(scene: Scene, event: GameEvent): Scene {
  const { kind, fields } = event;
  if (ENDS.has(kind)) return NO_SCENE;
  if (kind === 'card_played') return { ...NO_SCENE, card: playedCard(fields) };
  if (OUTCOMES.has(kind)) return { ...scene, outcome: event };
  if (kind === 'state_died') return { ...scene, fall: event };
  if (kind === 'claimed') return { ...scene, claim: event };
  return scene;
}

/** The last scene with an outcome, for somebody who has not seen these events. */
export function lastOutcome(events: readonly GameEvent[]): Scene {
  let [scene, last] = [NO_SCENE, NO_SCENE];
  for (const event of events) {
    scene = nextScene(scene, event);
    if (scene.outcome) last = scene;
  }
  return last;
}

/** The wire has "none" where nothing is marked. */
function playedCard(fields: GameEvent['fields']): CardView {
  const targets = Array.isArray(fields.targets) ? fields.targets : [];
  return {
    card: String(fields.card),
    targets: targets.map((one: unknown) => (typeof one === 'string' && one !== 'none' ? one : null)),
    choice: fields.choice === 'a' || fields.choice === 'b' ? fields.choice : null,
  };
}

export interface Side {
  state: string;
  military: number;
  die: number;
  bonus: number;
  total: number;
  wins: boolean;
}

/** The two sides of a war; none for any other event. */
export function warSides({ kind, fields }: GameEvent): Side[] {
  if (kind !== 'war') return [];
  const numbers = (name: string) => (fields[name] as unknown[]).map(Number);
  const [dice, bonus, totals] = [numbers('dice'), numbers('bonus'), numbers('totals')];
  return (fields.sides as string[]).map((state, side) => {
    const [die = 0, extra = 0, total = 0] = [dice[side], bonus[side], totals[side]];
    return { state, military: total - die - extra, die, bonus: extra, total, wins: fields.winner === state };
  });
}

/** The dice of a raid, an assassination or a card. */
export function diceOf({ kind, fields }: GameEvent): number[] {
  if (kind === 'raid') return (fields.dice as unknown[]).map(Number);
  return kind === 'assassination' || kind === 'die' ? [Number(fields.die)] : [];
}
