// A connection that breaks loses nothing: commands are sent again with the same id.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command, ServerFrame } from '../src/generated/wire';
import { TableSocket, type Connection } from '../src/lib/socket';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  get commands(): Command[] {
    return this.sent.map((text) => JSON.parse(text) as Command);
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
let frames: ServerFrame[];
let states: Connection[];
let version: number;
let isSomebody: boolean;
let socket: TableSocket;
let hears: Record<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', (kind: string, act: () => void) => (hears[kind] = act));
  hears = {};
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { baseURI: 'https://play.example/games/' });
  FakeSocket.all = [];
  frames = [];
  states = [];
  version = 0;
  isSomebody = false;
  socket = new TableSocket('k3v9', {
    onFrame: (frame) => frames.push(frame),
    onConnection: (state) => states.push(state),
    query: () => ({ seat: 1, since: version, invite: null }),
    hasSession: () => Promise.resolve(isSomebody),
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the connection to a table', () => {
  it('goes to the address of the page, prefix and all', () => {
    expect(last().url.href).toBe('wss://play.example/games/api/tables/k3v9/socket?seat=1&since=0');
  });

  it('counts as lost as soon as the device is offline', () => {
    last().open();
    hears.offline?.();
    expect(states.at(-1)).toBe('reconnecting');
    hears.online?.();
    last().open();
    expect(states.at(-1)).toBe('open');
    expect(FakeSocket.all.length).toBe(2);
  });

  it('answers a command with its result', async () => {
    last().open();
    const result = socket.send({ type: 'resign' });
    const [command] = last().commands;
    last().hear({ type: 'done', id: command?.id, version: 5, position: 5, table: null });
    await expect(result).resolves.toMatchObject({ type: 'done', version: 5 });
  });

  it('sends an unanswered command again with the same id', () => {
    last().open();
    void socket.send({ type: 'resign' });
    vi.advanceTimersByTime(4_500);
    const ids = last().commands.map((command) => command.id);
    expect(ids.length).toBe(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('comes back after a break, says what it knows and sends what is unanswered', () => {
    last().open();
    void socket.send({ type: 'resign' });
    const [before] = last().commands;
    version = 41;
    last().close();
    expect(states.at(-1)).toBe('reconnecting');
    vi.advanceTimersByTime(1_100);
    expect(FakeSocket.all.length).toBe(2);
    expect(last().url.searchParams.get('since')).toBe('41');
    last().open();
    expect(last().commands[0]?.id).toBe(before?.id);
    expect(states.at(-1)).toBe('open');
  });

  it('stops asking once a command is answered', () => {
    last().open();
    void socket.send({ type: 'resign' });
    const id = last().commands[0]?.id;
    last().hear({ type: 'refused', id, problem: { error: 'no', fields: {}, rule: null, text: '' } });
    vi.advanceTimersByTime(10_000);
    expect(last().commands.length).toBe(1);
  });

  it('hangs up for good where the server says so', () => {
    last().open();
    const problem = { error: 'gone', fields: {}, rule: null, text: '' };
    last().hear({ type: 'closing', problem, again: false });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(states.at(-1)).toBe('closed');
  });

  it('refuses commands after the server has hung up for good', async () => {
    last().open();
    const waiting = socket.send({ type: 'resign' });
    const problem = { error: 'not-admitted', fields: {}, rule: null, text: '' };
    last().hear({ type: 'closing', problem, again: false });
    await expect(waiting).resolves.toMatchObject({ type: 'refused', problem });
    await expect(socket.send({ type: 'resign' })).resolves.toMatchObject({ type: 'refused', problem });
    expect(frames.at(-1)).toMatchObject({ type: 'closing' });
  });

  const ended = { error: 'session-ended', fields: {}, rule: null, text: '' };

  it('does not come back when the session has ended and there is no other', async () => {
    last().open();
    last().hear({ type: 'closing', problem: ended, again: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(states.at(-1)).toBe('closed');
    expect(frames.at(-1)).toMatchObject({ type: 'closing', problem: ended });
  });

  it('comes back with the session that took its place, but not again and again', async () => {
    isSomebody = true;
    last().open();
    last().hear({ type: 'closing', problem: ended, again: false });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all.length).toBe(2);
    expect(frames).toEqual([]);
    last().open();
    last().hear({ type: 'closing', problem: ended, again: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(2);
    expect(states.at(-1)).toBe('closed');
  });

  it('takes silence for a break', () => {
    last().open();
    vi.advanceTimersByTime(70_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });
});
