import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../src/board/board';
import type { Update } from '../src/generated/wire';
import { Playback } from '../src/lib/playback.svelte';

const event = (kind: string): GameEvent => ({ kind, fields: {} });
const update = (version: number) => ({ version }) as Update;

describe('playback', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function started(): Playback {
    const playback = new Playback();
    playback.pace = ({ kind }) => (kind === 'routine' ? 0 : 100);
    playback.show(update(1), []);
    return playback;
  }

  function state(playback: Playback) {
    return [playback.shown?.version, playback.current?.kind ?? null, playback.upcoming.length];
  }

  it('shows update after update, and within one event after event', () => {
    const playback = started();
    playback.add(update(2), [event('a'), event('routine'), event('b')]);
    playback.add(update(3), [event('c')]);
    expect(state(playback)).toEqual([2, 'a', 1]);
    vi.advanceTimersByTime(100);
    expect(state(playback)).toEqual([2, 'b', 0]);
    vi.advanceTimersByTime(100);
    expect(state(playback)).toEqual([3, 'c', 0]);
    vi.advanceTimersByTime(100);
    expect(state(playback)).toEqual([3, null, 0]);
    expect(playback.isIdle).toBe(true);
  });

  it('tells events that were played back from those that come at once', () => {
    const playback = started();
    playback.add(update(2), [event('a')]);
    expect(playback.isPlayed).toBe(false);
    vi.advanceTimersByTime(100);
    expect(playback.events.map(({ kind }) => kind)).toEqual(['a']);
    expect(playback.isPlayed).toBe(true);
    playback.show(update(3), [event('b')]);
    expect(playback.isPlayed).toBe(false);
  });

  it('drops nothing, however much happens', () => {
    const playback = started();
    for (let n = 2; n < 100; n++) playback.add(update(n), [event(String(n))]);
    const played = [];
    while (playback.current) {
      played.push(playback.current.kind);
      vi.advanceTimersByTime(100);
    }
    expect(played).toHaveLength(98);
  });

  it('does not wait for routine', () => {
    const playback = started();
    playback.add(update(2), [event('routine')]);
    playback.add(update(3), []);
    expect(state(playback)).toEqual([3, null, 0]);
  });

  it('catches up with the newest update', () => {
    const playback = started();
    playback.add(update(2), [event('a')]);
    playback.add(update(3), [event('b')]);
    playback.catchUp();
    expect(state(playback)).toEqual([3, null, 0]);
    vi.advanceTimersByTime(1000);
    expect(playback.shown?.version).toBe(3);
  });
});
