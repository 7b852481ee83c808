/** The site without a server that the host has put beside this one, for times without a connection. */

const site = () => new URL('offline/', document.baseURI);

/** Let the browser download it, unless the visitor saves data. */
export function keepOffline(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  navigator.serviceWorker.register(new URL('sw.js', site())).catch(() => undefined);
}

/** Its address if the browser has all of it, else null. */
export async function offlineHref(): Promise<string | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { href } = site();
  const found = await navigator.serviceWorker.getRegistration(href);
  return found?.active && found.scope === href ? href : null;
}
