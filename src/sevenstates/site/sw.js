// Keeps the files of this version of the site in the browser, so that it starts without a network.
// `sevenstates export-site` writes SITE above: the version, and the files with their hashes.

/** What lies here has the hash of its content in its name. */
const NAMED_BY_CONTENT = /^(assets|local)\//;

const root = self.registration.scope;
const address = (path) => new URL(path, root).href;
/** The caches of this site, which may share its host with others. */
const prefix = `sevenstates ${new URL(root).pathname} `;
const current = prefix + SITE.version;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));

// Without this message a new version waits until every page of the old one is closed, so that no
// page mixes the files of two.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  // A page that was loaded just before this version took over still has the files of the old one.
  else if (event.data.version !== SITE.version) event.waitUntil(renew(event.source));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(root)) event.respondWith(answer(request));
});

async function fill() {
  const cache = await caches.open(current);
  for (const [path, integrity] of Object.entries(SITE.files)) {
    const url = address(path);
    // Of another version, or downloaded by the page just now.
    const known = NAMED_BY_CONTENT.test(path) && (await find(url));
    if (known) await cache.put(url, known);
    // One wrong file, as in the middle of an upload, and the old version stays.
    else await cache.put(url, await fetch(url, { integrity, cache: 'no-cache' }));
  }
}

async function find(url) {
  for (const name of (await caches.keys()).filter((one) => one.startsWith(prefix))) {
    const found = await (await caches.open(name)).match(url);
    if (found) return found;
  }
  return null;
}

async function tidy() {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== current) await caches.delete(name);
  }
  await self.clients.claim();
}

async function renew(page) {
  // If the browser has thrown the page away, the site itself answered, and would do so again.
  if (await (await caches.open(current)).match(address('index.html'))) await page.navigate(page.url);
}

async function answer(request) {
  const cache = await caches.open(current);
  const url = request.mode === 'navigate' ? address('index.html') : request.url;
  return (await cache.match(url, { ignoreSearch: true })) ?? fetch(request);
}
