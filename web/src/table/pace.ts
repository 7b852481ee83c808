/** How long the events of others are shown. */
import type { GameEvent } from '../board/board';
import { settings, type Speed } from '../lib/settings.svelte';
import type { Describer } from '../textboard/describe';

/** Milliseconds for an event at normal speed. */
const TIME = 1000;
const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** Milliseconds for an event; 0 for routine, and where the player wants no playback. */
export function eventTime(event: GameEvent, { isRoutine, paceOf, turnOf }: Describer): number {
  const isLeftOut = isRoutine?.(event) || (turnOf?.(event) ?? null) !== null;
  if (!settings.animation || isLeftOut) return 0;
  return TIME * FACTORS[settings.speed] * (paceOf?.(event) ?? 1);
}
