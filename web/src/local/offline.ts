/** Registers the service worker that keeps the site's files, and notices a new version. */
import { status } from './status.svelte';

export async function keepSite(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // a page that is not secure
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  // Every page of the site goes over to the new files together; the games are in the database.
  serviceWorker.addEventListener('controllerchange', () => hadOne && location.reload());
  const registration = await serviceWorker.register(new URL('sw.js', document.baseURI));
  const look = () => {
    if (registration.waiting && serviceWorker.controller) status.waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** Let the new version take over. */
export function update(): void {
  status.waiting?.postMessage('take-over');
}
