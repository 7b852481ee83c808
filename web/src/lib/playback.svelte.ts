/** Plays the moves of others back: update by update, and within one event by event. */
import type { GameEvent } from '../board/board';
import type { Update } from '../generated/wire';
import type { Describer } from '../textboard/describe';
import type { Speed } from './settings.svelte';

/** Milliseconds that an event of others is shown at normal speed. */
const TIME = 1000;
const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** Milliseconds for an event; 0 for routine, and where the player wants no playback. */
export function eventTime(
  event: GameEvent,
  { isRoutine, paceOf, turnOf }: Describer,
  wanted: { animation: boolean; speed: Speed },
): number {
  const isLeftOut = isRoutine?.(event) || typeof turnOf?.(event) === 'number';
  if (!wanted.animation || isLeftOut) return 0;
  return TIME * FACTORS[wanted.speed] * (paceOf?.(event) ?? 1);
}

interface Step {
  update: Update;
  /** All events since the update before. */
  events: readonly GameEvent[];
}

export class Playback {
  /** Milliseconds that an event stays; 0 for one that is not played back. */
  pace: (event: GameEvent) => number = () => 0;
  /** Whether an event is played back even in the player's own move. */
  isStaged: (event: GameEvent) => boolean = () => false;

  /** The update that the page shows. */
  shown = $state.raw<Update | null>(null);
  #events = $state.raw<readonly GameEvent[]>([]);
  /** Those of them that are played back. */
  #playing = $state.raw<readonly GameEvent[]>([]);
  #at = $state(0);
  #queue = $state.raw<readonly Step[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The event that is played back now; null after the last one. */
  readonly current = $derived.by<GameEvent | null>(() => this.#playing[this.#at] ?? null);
  /** The events of the same update after it. */
  readonly upcoming = $derived.by<readonly GameEvent[]>(() => this.#playing.slice(this.#at + 1));
  /** The events that led to the update shown, or the one that is played back now. */
  readonly events = $derived.by<readonly GameEvent[]>(() =>
    this.current ? [this.current] : this.#events,
  );
  /** The events have been played back one by one, each with its own motion. */
  readonly isPlayed = $derived.by(() => !this.current && this.#playing.length > 0);
  readonly isIdle = $derived.by(() => !this.current && !this.#queue.length);

  /** Show an update at once, in place of everything that is still to be played back. */
  show(update: Update, events: readonly GameEvent[]): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#playing = [];
    this.#events = events;
    this.shown = update;
  }

  /** Show an update after those before it. */
  add(update: Update, events: readonly GameEvent[]): void {
    const wasIdle = this.isIdle;
    this.#queue = [...this.#queue, { update, events }];
    if (wasIdle) this.#next();
  }

  /** Show the newest update. */
  catchUp(): void {
    const last = this.#queue.at(-1);
    if (last) this.show(last.update, last.events);
    clearTimeout(this.#timer);
    this.#playing = [];
  }

  #next(): void {
    const [step, ...rest] = this.#queue;
    if (!step) return;
    this.#queue = rest;
    this.shown = step.update;
    this.#events = step.events;
    this.#playing = step.events.filter((event) => this.pace(event) > 0);
    this.#at = 0;
    this.#wait();
  }

  #wait(): void {
    if (!this.current) return this.#next();
    this.#timer = setTimeout(() => {
      this.#at += 1;
      this.#wait();
    }, this.pace(this.current));
  }
}
