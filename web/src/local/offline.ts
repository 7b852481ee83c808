/** Registers the service worker that keeps the site's files, and notices a new version. */
import { status } from './status.svelte';

/** Milliseconds that a new version has to take over. */
const PATIENCE = 5_000;

/** Load the page again if another version of the site takes over, or has done so while it loaded. */
export function followVersion(version: string): void {
  if (!('serviceWorker' in navigator)) return; // a page that is not secure
  const { serviceWorker } = navigator;
  let isKept = serviceWorker.controller !== null;
  // Every page of the site goes over to the new files together; the games are in the database.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isKept) location.reload();
    isKept = true;
  });
  serviceWorker.controller?.postMessage({ version });
}

export async function keepSite(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(new URL('sw.js', document.baseURI));
  const look = () => {
    if (registration.waiting && serviceWorker.controller) status.waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** Let the new version take over, which loads the page again. */
export function update(): void {
  status.waiting?.postMessage('take-over');
  // The old version stays while it answers a request. One that hangs ends with its page.
  setTimeout(() => location.reload(), PATIENCE);
}
