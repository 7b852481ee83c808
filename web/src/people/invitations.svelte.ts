/** Invitations as they come: one call waits for the next while a page shows them. */
import type { Invitation } from "../generated/wire";
import { whoAmI } from "../lib/me.svelte";
import { loadInvitations } from "./calls";

/** Seconds that the server waits for something new. */
const WAIT = 20;
/** Milliseconds between two calls, and after one that failed. */
const PAUSE = 500;
const FAILED_PAUSE = 15_000;

let known = $state.raw<readonly Invitation[]>([]);
let pages = 0;
let isWaiting = false;

export function invitations(): readonly Invitation[] {
  return known;
}

/** Read them all at once. */
export async function refresh(): Promise<void> {
  known = (await loadInvitations().catch(() => ({ invitations: [] })))
    .invitations;
}

/** Show invitations as they come, until the returned function is called. */
export function watch(): () => void {
  pages += 1;
  const wake = () => void wait();
  document.addEventListener("visibilitychange", wake);
  void refresh().then(wake);
  return () => {
    pages -= 1;
    document.removeEventListener("visibilitychange", wake);
  };
}

/**
 * Wait for the next one, again and again. Only accounts are invited. Hidden pages do not wait:
 * browsers open few connections to a site for all its pages together.
 */
async function wait(): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  while (pages > 0 && !document.hidden && whoAmI()?.guest === false) {
    const newest = Math.max(0, ...known.map(({ at }) => at));
    const found = await loadInvitations(newest, WAIT).catch(() => null);
    if (found) known = found.invitations;
    await new Promise((resolve) =>
      setTimeout(resolve, found ? PAUSE : FAILED_PAUSE),
    );
  }
  isWaiting = false;
}
