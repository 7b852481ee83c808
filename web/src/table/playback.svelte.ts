/** Plays events back one after another, so that everybody can follow; playback can be skipped. */
import type { GameEvent } from '../board/board';

/** Milliseconds for one event: `TOTAL` shared among the queue, within these bounds. */
const LONGEST = 1400;
const SHORTEST = 600;
const TOTAL = 9000;
/** Maximum length of the queue; older events are dropped, and stay in the log. */
const MAX_QUEUED = 12;

export class EventPlayback {
  /** Index of the current event. */
  #at = $state(0);
  #events = $state.raw<readonly GameEvent[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The event that is shown now; null after the last one. */
  readonly current = $derived.by<GameEvent | null>(() =>
    this.#at < this.#events.length ? (this.#events[this.#at] ?? null) : null,
  );
  /** The events after it. */
  readonly upcoming = $derived.by<readonly GameEvent[]>(() => this.#events.slice(this.#at + 1));

  /** Append events to the queue. */
  add(events: readonly GameEvent[]): void {
    const left = this.current ? [this.current, ...this.upcoming] : [];
    this.#at = 0;
    this.#events = [...left, ...events].slice(-MAX_QUEUED);
    if (!left.length) this.#wait();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#events = [];
    this.#at = 0;
  }

  #wait(): void {
    if (!this.current) return;
    const time = Math.min(LONGEST, Math.max(SHORTEST, TOTAL / (this.upcoming.length + 1)));
    this.#timer = setTimeout(() => {
      this.#at += 1;
      this.#wait();
    }, time);
  }
}
