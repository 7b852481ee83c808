/**
 * Where the client's calls go: to the server over the network, or, on a site without one, to a
 * worker of this browser. Only this module and `local/` know the difference.
 */

/** What the client uses of a WebSocket. */
export interface Channel {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  request(url: URL, init: RequestInit): Promise<Response>;
  connect(url: URL): Channel;
  /** Whether it breaks when the network does. */
  readonly isRemote: boolean;
}

/** The state of a channel that is open, as in WebSocket.OPEN. */
export const OPEN = 1;

const NETWORK: Transport = {
  request: (url, init) => fetch(url, init),
  connect(url) {
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url) as Channel;
  },
  isRemote: true,
};

let current = NETWORK;

export function transport(): Transport {
  return current;
}

export function setTransport(wanted: Transport): void {
  current = wanted;
}

/** Whether there is no server: no accounts, no other people. */
export function isAlone(): boolean {
  return !current.isRemote;
}

export type Query = Record<string, string | number | boolean | null | undefined>;

/** The address of a call, relative to the page, so that the site works under any path prefix. */
export function address(path: string, query: Query = {}): URL {
  const url = new URL(`api/${path}`, document.baseURI);
  url.hash = '';
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}
