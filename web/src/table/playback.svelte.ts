/** Shows what happened one change after another, each with the position after it. */
import type { View } from '../board/board';
import type { Change } from '../generated/wire';
import type { Speed } from '../lib/settings.svelte';

/** A change, and the view after it. */
export interface Played {
  change: Change;
  view: View;
  /** The viewer's own move: the board shows it at once. */
  isOwn: boolean;
}

const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** Milliseconds at normal speed: for a change, and for each of its events. */
const A_CHANGE = 700;
const AN_EVENT = 300;
const LONGEST = 2800;

export class Playback {
  /** What is shown now; until the first change, only the view that it began with. */
  #shown = $state.raw<{ change: Change | null; view: View } | null>(null);
  #parts: Promise<readonly Played[]>[] = [];
  /** Ends the loop of an earlier playback. */
  #run = 0;

  constructor(readonly speed: () => Speed) {}

  readonly isPlaying = $derived.by(() => this.#shown !== null);
  /** The change that is shown now. */
  readonly change = $derived.by<Change | null>(() => this.#shown?.change ?? null);
  /** The position to draw; null for the newest. */
  readonly view = $derived.by<View | null>(() => this.#shown?.view ?? null);

  /**
   * Append changes; `before` is the view that they began with. Positions may still be on their way:
   * until they are there the board stands still, and without them it jumps to the newest.
   */
  add(before: View, played: readonly Played[] | Promise<readonly Played[]>): void {
    if (this.speed() === 'instant') return;
    this.#parts.push(Promise.resolve(played).catch(() => []));
    if (this.#shown) return;
    this.#shown = { change: null, view: before };
    void this.#play(++this.#run);
  }

  /** Show the newest position at once. */
  catchUp(): void {
    this.#run += 1;
    this.#parts = [];
    this.#shown = null;
  }

  async #play(run: number): Promise<void> {
    for (let part = this.#parts.shift(); part; part = this.#parts.shift()) {
      for (const one of await part) {
        if (run !== this.#run) return;
        this.#shown = one;
        await new Promise((resolve) => setTimeout(resolve, this.#duration(one)));
      }
      if (run !== this.#run) return;
    }
    this.#shown = null;
  }

  #duration({ change: { events }, isOwn }: Played): number {
    if (isOwn) return 0;
    return Math.min(LONGEST, A_CHANGE + AN_EVENT * events.length) * FACTORS[this.speed()];
  }
}
