/**
 * The WebSocket of one table. It reconnects by itself and asks for the changes since the last known
 * version; commands stay in an outbox until they are answered, so none is lost or run twice.
 */
import type { Command, Problem, Result, ServerFrame } from '../generated/wire';
import { address, type Channel, transport, OPEN, type Query } from './transport';

export type Connection = 'connecting' | 'open' | 'reconnecting' | 'closed';

type Without<C> = C extends { id: string } ? Omit<C, 'id'> : never;
/** A command without its id. */
export type NewCommand = Without<Command>;

interface Waiting {
  frame: Command;
  settle: (result: Result) => void;
}

export interface SocketEvents {
  onFrame: (frame: ServerFrame) => void;
  onConnection: (connection: Connection) => void;
  /** Query of the connection: the seat, and what the client knows already. */
  query: () => Query;
  /** Whether the visitor has a new session after the one of this connection has ended. */
  hasSession: () => Promise<boolean>;
}

/** Milliseconds after which an unanswered command is sent again. */
const RESEND = 4_000;
const PING = 20_000;
/** Milliseconds of silence after which the connection counts as broken. */
const SILENCE = 45_000;
const MAX_PAUSE = 15_000;
/** Error of a connection whose session has ended; a sign-in may have started another. */
const SESSION_ENDED = 'session-ended';

/** A new id for a command; the server runs commands with the same id only once. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class TableSocket {
  #socket: Channel | null = null;
  #tries = 0;
  #heard = 0;
  #timers: ReturnType<typeof setInterval>[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** Why the server closed the connection for good. */
  #problem: Problem | null = null;
  /** Reconnected with another session, and no update has come since. */
  #hasReturned = false;
  readonly #outbox = new Map<string, Waiting>();

  constructor(
    readonly table: string,
    readonly events: SocketEvents,
  ) {
    this.#timers = [
      setInterval(() => this.#pulse(), PING),
      setInterval(() => this.#resend(), RESEND),
    ];
    if (transport().isRemote) {
      addEventListener('online', this.#hurry);
      addEventListener('offline', this.#drop);
    }
    this.#open();
  }

  /** Send a command, repeatedly if necessary; resolves with its result. */
  send(command: NewCommand): Promise<Result> {
    const frame = { ...command, id: commandId() } as Command;
    const problem = this.#problem;
    if (problem) return Promise.resolve({ type: 'refused', id: frame.id, problem });
    return new Promise((settle) => {
      this.#outbox.set(frame.id, { frame, settle });
      this.#write(frame);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#timers.forEach(clearInterval);
    clearTimeout(this.#again);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    this.#socket?.close();
    this.events.onConnection('closed');
  }

  /** Close and reconnect at once. */
  reconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#tries = 0;
    this.#open();
  }

  #hurry = (): void => {
    if (this.#socket?.readyState !== OPEN) this.reconnect();
  };

  /** Without a network the socket would stay open and silent. */
  #drop = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#retry();
  };

  #open(): void {
    clearTimeout(this.#again);
    if (this.#isClosed) return;
    this.events.onConnection(this.#tries ? 'reconnecting' : 'connecting');
    const url = address(`tables/${this.table}/socket`, this.events.query());
    const socket = transport().connect(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.events.onConnection('open');
      this.#resend();
    };
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(message.data) as ServerFrame);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#retry();
    };
  }

  #retry(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#again);
    this.#tries += 1;
    this.events.onConnection('reconnecting');
    // Random, so that not all clients reconnect to a restarted server at once.
    const pause = Math.min(500 * 2 ** this.#tries, MAX_PAUSE) * (0.5 + Math.random() / 2);
    this.#again = setTimeout(() => this.#open(), pause);
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === 'done' || frame.type === 'stale' || frame.type === 'refused') {
      const waiting = this.#outbox.get(frame.id);
      this.#outbox.delete(frame.id);
      waiting?.settle(frame);
    }
    if (frame.type === 'update') this.#hasReturned = false;
    if (frame.type === 'closing' && !frame.again) void this.#end(frame);
    else this.events.onFrame(frame);
  }

  /** Stop for good, unless the visitor has a new session. */
  async #end(frame: ServerFrame & { type: 'closing' }): Promise<void> {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    const { problem } = frame;
    if (problem.error === SESSION_ENDED && !this.#hasReturned) {
      this.#hasReturned = true;
      if ((await this.events.hasSession()) && !this.#isClosed) return this.reconnect();
    }
    if (this.#isClosed) return;
    this.#problem = problem;
    this.close();
    for (const { frame: sent, settle } of this.#outbox.values()) {
      settle({ type: 'refused', id: sent.id, problem });
    }
    this.#outbox.clear();
    this.events.onFrame(frame);
  }

  #pulse(): void {
    if (this.#socket?.readyState !== OPEN) return;
    if (Date.now() - this.#heard > SILENCE) this.reconnect();
    else this.#socket.send('{"type":"ping"}');
  }

  #resend(): void {
    for (const { frame } of this.#outbox.values()) this.#write(frame);
  }

  #write(frame: Command): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(frame));
  }
}
