/** The way to the worker that plays without a server. */
import { OPEN, type Channel, type Transport } from '../lib/transport';
import { t } from '../lib/i18n.svelte';
import type { FromWorker, Plan, ToWorker } from './messages';
import { status } from './status.svelte';

class LocalChannel implements Channel {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly socket: number,
    readonly post: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.post({ type: 'send', socket: this.socket, text });
  }

  close(): void {
    this.post({ type: 'close', socket: this.socket });
    this.readyState = 3;
  }

  hear(message: FromWorker & { socket: number }): void {
    if (message.type === 'opened') {
      this.readyState = OPEN;
      this.onopen?.();
    } else if (message.type === 'frame') {
      this.onmessage?.({ data: message.text });
    } else {
      this.readyState = 3;
      this.onclose?.();
    }
  }
}

export class LocalTransport implements Transport {
  readonly isRemote = false;
  readonly #worker: Worker;
  readonly #base = new URL('api/', document.baseURI);
  readonly #answers = new Map<number, (response: Response) => void>();
  readonly #channels = new Map<number, LocalChannel>();
  #last = 0;
  #isReady = () => undefined as void;
  readonly ready = new Promise<void>((done) => (this.#isReady = done));

  constructor(plan: Plan) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = () => this.#fail();
    this.#post({ type: 'start', plan, base: new URL('.', document.baseURI).href });
    this.#giveWay();
  }

  request(url: URL, init: RequestInit): Promise<Response> {
    if (status.phase === 'failed') return Promise.resolve(unavailable());
    const id = ++this.#last;
    const { method = 'GET', body } = init;
    this.#post({
      type: 'request',
      id,
      method,
      body: typeof body === 'string' ? body : undefined,
      ...this.#target(url),
    });
    return new Promise((settle) => this.#answers.set(id, settle));
  }

  connect(url: URL): Channel {
    const socket = ++this.#last;
    const channel = new LocalChannel(socket, (message) => this.#post(message));
    this.#channels.set(socket, channel);
    this.#post({ type: 'open', socket, ...this.#target(url) });
    return channel;
  }

  #target(url: URL): { path: string; query: Record<string, string>; language: string } {
    return {
      path: decodeURIComponent(url.pathname.slice(this.#base.pathname.length)),
      query: Object.fromEntries(url.searchParams),
      language: document.documentElement.lang,
    };
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'progress':
        status.part = message.part;
        return;
      case 'ready':
        status.phase = 'ready';
        return this.#isReady();
      case 'failed':
        console.error(message.reason);
        return this.#fail();
      case 'unkept':
        status.isKept = false;
        return;
      case 'answer':
        this.#answers.get(message.id)?.(response(message));
        this.#answers.delete(message.id);
        return;
      default:
        this.#channels.get(message.socket)?.hear(message);
        if (message.type === 'closed') this.#channels.delete(message.socket);
    }
  }

  #fail(): void {
    status.phase = 'failed';
    this.#answers.forEach((settle) => settle(unavailable()));
    this.#answers.clear();
  }

  /** Two pages would overwrite each other's games: the one that was opened last plays. */
  #giveWay(): void {
    const pages = new BroadcastChannel(`sevenstates ${this.#base.pathname}`);
    pages.onmessage = () => {
      this.#worker.terminate();
      status.phase = 'elsewhere';
    };
    pages.postMessage('opened');
  }
}

function response({ status, media, text }: FromWorker & { type: 'answer' }): Response {
  const body = status === 204 ? null : text;
  return new Response(body, { status, headers: { 'Content-Type': media } });
}

function unavailable(): Response {
  const problem = { error: 'unavailable', fields: {}, rule: null, text: t('page-lost') };
  return Response.json(problem, { status: 503 });
}
