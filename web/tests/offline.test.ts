/** A page of the site without a server, and the versions that come while it is open. */
import { afterEach, expect, test, vi } from 'vitest';

import { followVersion } from '../src/local/offline';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose service worker is `controller`; what the worker is asked, and how often the page loads. */
function open(controller: object | null) {
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { reload });
  followVersion('new');
  return { changes: () => serviceWorker.dispatchEvent(new Event('controllerchange')), reload };
}

test('a page tells the worker that answers for it which version it is', () => {
  const postMessage = vi.fn();
  const { reload } = open({ postMessage });
  expect(postMessage).toHaveBeenCalledWith({ version: 'new' });
  expect(reload).not.toHaveBeenCalled();
});

test('another version loads the page again', () => {
  const { changes, reload } = open({ postMessage: vi.fn() });
  changes();
  expect(reload).toHaveBeenCalledOnce();
});

test('the first version does not, but the next one does', () => {
  const { changes, reload } = open(null);
  changes();
  expect(reload).not.toHaveBeenCalled();
  changes();
  expect(reload).toHaveBeenCalledOnce();
});
