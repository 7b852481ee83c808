import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Telling } from '../src/table/telling.svelte';

const event = (kind: string) => ({ kind, fields: {} });

describe('telling', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('goes from event to event and ends', () => {
    const telling = new Telling();
    telling.add([event('a'), event('b')]);
    expect([telling.current?.kind, telling.coming.length]).toEqual(['a', 1]);
    vi.advanceTimersToNextTimer();
    expect([telling.current?.kind, telling.coming.length]).toEqual(['b', 0]);
    vi.runAllTimers();
    expect(telling.current).toBeNull();
  });

  it('tells what is added after what is being told', () => {
    const telling = new Telling();
    telling.add([event('a')]);
    telling.add([event('b'), event('c')]);
    const told: (string | undefined)[] = [];
    while (telling.current) {
      told.push(telling.current.kind);
      vi.advanceTimersToNextTimer();
    }
    expect(told).toEqual(['a', 'b', 'c']);
  });

  it('does not fall far behind', () => {
    const telling = new Telling();
    for (let number = 0; number < 100; number++) telling.add([event(String(number))]);
    expect(telling.coming.length).toBeLessThan(12);
    expect(telling.coming.at(-1)?.kind).toBe('99');
  });

  it('stops when it is skipped', () => {
    const telling = new Telling();
    telling.add([event('a'), event('b')]);
    telling.skip();
    expect(telling.current).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
