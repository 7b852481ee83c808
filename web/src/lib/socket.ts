/**
 * The connection to one table. It comes back by itself, says what it knows and gets the gap;
 * commands wait in an outbox until the server has answered them, so nothing is lost or doubled.
 */
import type { Command, Problem, Result, ServerFrame } from '../generated/wire';
import { address, commandId, type Query } from './api';

export type Connection = 'connecting' | 'open' | 'reconnecting' | 'closed';

type Without<C> = C extends { id: string } ? Omit<C, 'id'> : never;
/** A command before it has an id. */
export type NewCommand = Without<Command>;

interface Waiting {
  frame: Command;
  settle: (result: Result) => void;
}

export interface SocketEvents {
  onFrame: (frame: ServerFrame) => void;
  onConnection: (connection: Connection) => void;
  /** What to tell the server when connecting: who looks, and what is known already. */
  query: () => Query;
  /** Whether the visitor has a session now that the one of this connection has ended. */
  hasSession: () => Promise<boolean>;
}

/** A command without an answer is sent again after so long. */
const RESEND = 4_000;
const PING = 20_000;
/** Without a sign of life for so long the connection counts as broken. */
const SILENCE = 45_000;
const LONGEST_PAUSE = 15_000;
/** The session has ended; another one may have begun in this browser, as after signing in. */
const SESSION_ENDED = 'session-ended';

export class TableSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #heard = 0;
  #timers: ReturnType<typeof setInterval>[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** Why the server hung up for good. */
  #problem: Problem | null = null;
  /** Came back with another session, and has not got an update since. */
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
    addEventListener('online', this.#hurry);
    this.#open();
  }

  /** Send a command; resolves with its one result, however often it had to be sent. */
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
    this.#socket?.close();
    this.events.onConnection('closed');
  }

  /** Hang up and come back at once: something was missed. */
  reconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#tries = 0;
    this.#open();
  }

  #hurry = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.reconnect();
  };

  #open(): void {
    clearTimeout(this.#again);
    if (this.#isClosed) return;
    this.events.onConnection(this.#tries ? 'reconnecting' : 'connecting');
    const url = address(`tables/${this.table}/socket`, this.events.query());
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.events.onConnection('open');
      this.#resend();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
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
    this.#tries += 1;
    this.events.onConnection('reconnecting');
    // Some chance in it, so that a restarted server is not asked by everybody at once.
    const pause = Math.min(500 * 2 ** this.#tries, LONGEST_PAUSE) * (0.5 + Math.random() / 2);
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

  /** The server has hung up and does not want us back, unless somebody else sits here now. */
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
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE) this.reconnect();
    else this.#socket.send('{"type":"ping"}');
  }

  #resend(): void {
    for (const { frame } of this.#outbox.values()) this.#write(frame);
  }

  #write(frame: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }
}
