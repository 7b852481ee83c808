/** Loads Python and our package into the worker, and reports how far it is. */
import type { Plan } from './messages';

/** What is used of Pyodide. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string): void;
  pyimport(name: string): unknown;
  toPy(value: unknown): unknown;
}
type LoadPyodide = (options: { indexURL: string }) => Promise<Pyodide>;

interface Answer {
  status: number;
  content_type: string;
  text: string;
  destroy(): void;
}

/** The package's LocalServer, as Pyodide shows it. */
export interface LocalServer {
  request(
    method: string,
    path: string,
    query: unknown,
    body: string | undefined,
    language: string,
  ): Answer;
  open(socket: number, path: string, query: unknown, language: string): number;
  receive(socket: number, text: string): number;
  close(socket: number): void;
  work(): boolean;
}

interface Package {
  LocalServer(
    saved: unknown,
    save: (key: string, text: string | undefined) => void,
    emit: (socket: number, text: string) => void,
  ): LocalServer;
}

export interface Python {
  module: Package;
  toPy(value: unknown): unknown;
}

/** Downloading is most of the way; then Python starts. */
const DOWNLOADED = 0.85;

export async function loadPython(
  plan: Plan,
  base: string,
  onProgress: (part: number) => void,
): Promise<Python> {
  const cache = `sevenstates ${new URL(base).pathname} ${plan.version}`;
  const restore = countFetched(plan.bytes, cache, onProgress);
  const indexURL = new URL(plan.pyodide, base).href;
  const archive = fetch(new URL(plan.packages, base)).then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return response.arrayBuffer();
  });
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as {
    loadPyodide: LoadPyodide;
  };
  const [pyodide, packages] = await Promise.all([loadPyodide({ indexURL }), archive]);
  restore();
  pyodide.unpackArchive(packages, 'zip');
  const module = pyodide.pyimport('sevenstates.local') as Package;
  return { module, toPy: (value) => pyodide.toPy(value) };
}

/**
 * Count the bytes of what is fetched, and keep the answers in the cache of this version, where the
 * service worker finds them: the first visit downloads each file once.
 */
function countFetched(
  bytes: number,
  cache: string,
  onProgress: (part: number) => void,
): () => void {
  const real = globalThis.fetch;
  let seen = 0;
  globalThis.fetch = async (...asked) => {
    const response = await real(...asked);
    if (!response.ok || !response.body) return response;
    void keep(cache, response.clone());
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        seen += chunk.length;
        onProgress(Math.min(1, seen / bytes) * DOWNLOADED);
        out.enqueue(chunk);
      },
    });
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, headers });
  };
  return () => {
    globalThis.fetch = real;
  };
}

async function keep(name: string, response: Response): Promise<void> {
  // There is no cache on a page that is not secure, and a full one is no reason to stop.
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(name);
  await cache.put(response.url, response).catch(() => undefined);
}
