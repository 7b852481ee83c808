// Shows notices that arrive while no page is open, and opens the table that one is about.

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data.json();
  const icon = new URL('icon-192.png', self.registration.scope).href;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.registration.scope).href));
});

// Browsers replace a subscription now and then: the server learns of the new one.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.newSubscription));
});

async function renew(subscription) {
  const { pushManager, scope } = self.registration;
  const api = new URL('api/notices', scope);
  const { push_key: key } = await (await fetch(api)).json();
  if (!key) return; // nobody is signed in here any more
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (subscription ?? (await pushManager.subscribe(options))).toJSON();
  await fetch(`${api}/push`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
