/** Routing by the part of the address after #, so that the site works under any path prefix. */

export interface Route {
  page: string;
  /** The argument of the page: a game, a table or an invite code. */
  id: string;
  query: URLSearchParams;
}

let current = $state.raw<Route>(parse(location.hash));

addEventListener('hashchange', () => {
  current = parse(location.hash);
});

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [page = '', id = ''] = path.split('/').map(decodeURIComponent);
  return { page, id, query: new URLSearchParams(query) };
}

export function route(): Route {
  return current;
}

/** The address of a page, for links: `href('table', 'k3v9')`. */
export function href(page = '', id = '', query: Record<string, string | null> = {}): string {
  const path = [page, id].filter(Boolean).map(encodeURIComponent).join('/');
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  const search = new URLSearchParams(given).toString();
  return `#/${path}${search ? `?${search}` : ''}`;
}

export function go(...where: Parameters<typeof href>): void {
  location.hash = href(...where);
}

/** Change the address without a new entry in the browser's history. */
export function replace(...where: Parameters<typeof href>): void {
  history.replaceState(null, '', href(...where));
  current = parse(location.hash);
}

/** Change only what the address bar shows; the page stays as it is. */
export function showAddress(...where: Parameters<typeof href>): void {
  history.replaceState(null, '', href(...where));
}

/** The absolute address of a page, for sharing. */
export function link(...where: Parameters<typeof href>): string {
  return new URL(href(...where), document.baseURI).href;
}
