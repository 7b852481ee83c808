/** The site without a server that the host has put beside this one, for times without a connection. */

/** Its address if the browser has all of it, else null. */
export async function offlineHref(): Promise<string | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { href } = new URL('offline/', document.baseURI);
  const found = await navigator.serviceWorker.getRegistration(href);
  return found?.active && found.scope === href ? href : null;
}
