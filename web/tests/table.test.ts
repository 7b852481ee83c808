// What a table shows at once, and what it plays back.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, ServerFrame, Update } from '../src/generated/wire';
import type { SocketEvents } from '../src/lib/socket';
import { TableSession } from '../src/lib/table.svelte';

let hear: (frame: ServerFrame) => void;
vi.mock('../src/lib/socket', () => ({
  TableSocket: class {
    constructor(_table: string, events: SocketEvents) {
      hear = events.onFrame;
    }
    close(): void {}
  },
}));

vi.mock('../src/lib/me.svelte', () => ({ hasSession: () => Promise.resolve(true) }));

const ASK = { prompt: 'action', fields: {}, sealed: false, legal: [] };

function change(version: number, seat: number): Change {
  const events = [{ kind: `move ${version}`, fields: {} }];
  return { version, kind: 'move', at: 0, seat, action: null, events, moment: null, by_order: false };
}

/** A move of a seat, after which seat 0 may be asked. */
function moved(version: number, seat: number, asked: boolean): void {
  const table = { status: 'playing', seats: [] };
  hear({
    type: 'update', version, position: version, viewer: 0, changes: [change(version, seat)],
    ask: asked ? ASK : null, pending: [], table, view: {},
  } as unknown as Update);
}

describe('a table', () => {
  let session: TableSession;

  beforeEach(() => {
    vi.useFakeTimers();
    session = new TableSession('k3v9', 0, null);
    session.playback.pace = () => 100;
    moved(1, 2, false);
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  it('plays back what others do, and asks after it', () => {
    moved(2, 1, true);
    vi.advanceTimersByTime(100);
    moved(3, 0, false);
    moved(4, 1, true);
    expect(session.playback.current?.kind).toBe('move 4');
    expect(session.decision).toBeNull();
    vi.advanceTimersByTime(100);
    expect(session.decision?.prompt).toBe('action');
  });

  it('asks for the first move of a player at once', () => {
    moved(2, 1, false);
    moved(3, 1, false);
    expect(session.playback.current?.kind).toBe('move 2');
    moved(4, 1, true);
    expect(session.playback.current).toBeNull();
    expect(session.update?.version).toBe(4);
    expect(session.decision?.prompt).toBe('action');
  });
});
