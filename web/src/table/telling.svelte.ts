/** Tells what happened one event after another, so that everybody can follow; it can be skipped. */
import type { GameEvent } from '../board/board';

/** Milliseconds for an event; where much has happened each gets less, but never too little to read. */
const LONG = 1400;
const SHORT = 600;
const IN_ALL = 9000;
/** Whoever is further behind goes on with the newest; the log has the others. */
const MOST = 12;

export class Telling {
  /** Told so far, the one that is being told last. */
  #told = $state(0);
  #events = $state.raw<readonly GameEvent[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is being told now; null if all is told. */
  readonly current = $derived.by<GameEvent | null>(() =>
    this.#told < this.#events.length ? (this.#events[this.#told] ?? null) : null,
  );
  /** What comes after it. */
  readonly coming = $derived.by<readonly GameEvent[]>(() => this.#events.slice(this.#told + 1));

  /** Tell these too, after what is being told already. */
  add(events: readonly GameEvent[]): void {
    const left = this.current ? [this.current, ...this.coming] : [];
    this.#told = 0;
    this.#events = [...left, ...events].slice(-MOST);
    if (!left.length) this.#wait();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#events = [];
    this.#told = 0;
  }

  #wait(): void {
    if (!this.current) return;
    const time = Math.min(LONG, Math.max(SHORT, IN_ALL / (this.coming.length + 1)));
    this.#timer = setTimeout(() => {
      this.#told += 1;
      this.#wait();
    }, time);
  }
}
