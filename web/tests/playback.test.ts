import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../src/board/board';
import type { Change } from '../src/generated/wire';
import type { Speed } from '../src/lib/settings.svelte';
import { Playback, type Played } from '../src/table/playback.svelte';

const view = (name: string) => ({ name }) as unknown as View;
const played = (version: number, isOwn = false): Played => ({
  change: {
    version,
    kind: 'move',
    at: 0,
    seat: 1,
    action: null,
    events: [{ kind: 'a', fields: {} }],
    moment: null,
  } satisfies Change,
  view: view(String(version)),
  isOwn,
});
const START = view('start');
const name = (playback: Playback) => (playback.view as { name?: string } | null)?.name;

describe('playback', () => {
  let speed: Speed = 'normal';
  beforeEach(() => {
    vi.useFakeTimers();
    speed = 'normal';
  });
  afterEach(() => vi.useRealTimers());

  it('shows each change with its position, then the newest', async () => {
    const playback = new Playback(() => speed);
    playback.add(START, [played(1), played(2)]);
    expect([name(playback), playback.change]).toEqual(['start', null]);
    await vi.advanceTimersByTimeAsync(0);
    expect([name(playback), playback.change?.version]).toEqual(['1', 1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([name(playback), playback.change?.version]).toEqual(['2', 2]);
    await vi.runAllTimersAsync();
    expect([playback.view, playback.isPlaying]).toEqual([null, false]);
  });

  it('plays what is added later afterwards, and drops nothing', async () => {
    const playback = new Playback(() => speed);
    for (let version = 1; version <= 50; version++) playback.add(START, [played(version)]);
    const versions = new Set<number | undefined>();
    while (playback.isPlaying) {
      await vi.advanceTimersByTimeAsync(100);
      versions.add(playback.change?.version);
    }
    expect([...versions].filter(Boolean)).toHaveLength(50);
  });

  it('stands still until positions have arrived, and goes on without them if they do not', async () => {
    const playback = new Playback(() => speed);
    let arrive: (found: Played[]) => void = () => undefined;
    playback.add(START, new Promise((resolve) => (arrive = resolve)));
    playback.add(START, Promise.reject(new Error('lost')));
    await vi.advanceTimersByTimeAsync(5000);
    expect(name(playback)).toBe('start');
    arrive([played(1)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(name(playback)).toBe('1');
    await vi.runAllTimersAsync();
    expect(playback.isPlaying).toBe(false);
  });

  it('catches up at once, and can begin again', async () => {
    const playback = new Playback(() => speed);
    playback.add(START, [played(1), played(2)]);
    await vi.advanceTimersByTimeAsync(10);
    playback.catchUp();
    expect(playback.view).toBeNull();
    playback.add(START, [played(3)]);
    await vi.advanceTimersByTimeAsync(10);
    expect(name(playback)).toBe('3');
    await vi.runAllTimersAsync();
    expect(playback.isPlaying).toBe(false);
  });

  it('does not wait for own moves', async () => {
    const playback = new Playback(() => speed);
    playback.add(START, [played(1, true), played(2)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(name(playback)).toBe('2');
    playback.catchUp();
  });

  it('follows the speed, and at once shows nothing', async () => {
    const times: number[] = [];
    for (speed of ['slow', 'normal', 'fast'] as const) {
      const playback = new Playback(() => speed);
      playback.add(START, [played(1)]);
      let time = 0;
      while (playback.isPlaying) {
        await vi.advanceTimersByTimeAsync(100);
        time += 100;
      }
      times.push(time);
    }
    expect(times).toEqual([1600, 1000, 500]);
    speed = 'instant';
    const playback = new Playback(() => speed);
    playback.add(START, [played(1)]);
    expect(playback.isPlaying).toBe(false);
  });
});
