/** Where the keyboard goes when what had it is gone. */
import { tick } from 'svelte';

/**
 * Focus what had the focus before something was opened, now that it is gone; the page's content if
 * that is gone too. Nothing changes if the focus has found a place already, or had none before.
 */
export async function focusAgain(before: Element | null): Promise<void> {
  await tick();
  if (document.activeElement !== document.body || before === document.body) return;
  if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
  if (document.activeElement === document.body) focusContent();
}

/** Focus the page's content, from where Tab leads to its first control. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
