import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventPlayback } from '../src/table/playback.svelte';

const event = (kind: string) => ({ kind, fields: {} });

describe('playback', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('goes from event to event and ends', () => {
    const playback = new EventPlayback();
    playback.add([event('a'), event('b')]);
    expect([playback.current?.kind, playback.upcoming.length]).toEqual(['a', 1]);
    vi.advanceTimersToNextTimer();
    expect([playback.current?.kind, playback.upcoming.length]).toEqual(['b', 0]);
    vi.runAllTimers();
    expect(playback.current).toBeNull();
  });

  it('queues what is added', () => {
    const playback = new EventPlayback();
    playback.add([event('a')]);
    playback.add([event('b'), event('c')]);
    const played: (string | undefined)[] = [];
    while (playback.current) {
      played.push(playback.current.kind);
      vi.advanceTimersToNextTimer();
    }
    expect(played).toEqual(['a', 'b', 'c']);
  });

  it('does not fall far behind', () => {
    const playback = new EventPlayback();
    for (let number = 0; number < 100; number++) playback.add([event(String(number))]);
    expect(playback.upcoming.length).toBeLessThan(12);
    expect(playback.upcoming.at(-1)?.kind).toBe('99');
  });

  it('stops when it is skipped', () => {
    const playback = new EventPlayback();
    playback.add([event('a'), event('b')]);
    playback.skip();
    expect(playback.current).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
