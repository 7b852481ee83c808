/** Notices in this browser, shown by a service worker even when no page is open. */
import type { NewBrowser } from '../generated/wire';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The subscription of this browser; null if it has none. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribe with the server's public key; the user has allowed notices. */
export async function subscribe(key: string): Promise<NewBrowser> {
  await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key, as by a server with a new database, would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  };
}

/** Let nothing more arrive in this browser. */
export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
