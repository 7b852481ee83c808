/** How the worker and the service worker are doing, for the page to show. */

interface Status {
  phase: 'loading' | 'ready' | 'failed' | 'elsewhere';
  /** How much is loaded, from 0 to 1. */
  part: number;
  /** Whether the browser keeps the games. */
  isKept: boolean;
  /** A new version of the site waits to take over. */
  waiting: ServiceWorker | null;
}

export const status = $state<Status>({ phase: 'loading', part: 0, isKept: true, waiting: null });
