/** How full a panel may be: the fullest form of what it says that it shows without scrolling. */
import { tick } from 'svelte';

export class Fit {
  /** 0 is the fullest form. */
  level = $state(0);
  readonly #levels: number;
  #panel: HTMLElement | null = null;

  constructor(levels: number) {
    this.#levels = levels;
  }

  /** Watches a panel, and what it holds: that may grow when its typeface or its code arrives. */
  readonly watch = (panel: HTMLElement) => {
    this.#panel = panel;
    const sizes = new ResizeObserver(() => requestAnimationFrame(() => void this.measure()));
    for (const one of [panel, ...panel.children]) sizes.observe(one);
    return () => {
      sizes.disconnect();
      this.#panel = null;
    };
  };

  async measure(): Promise<void> {
    for (let level = 0; level < this.#levels; level++) {
      this.level = level;
      await tick();
      if (!this.#panel || this.#panel.scrollHeight <= this.#panel.clientHeight + 1) return;
    }
  }
}
