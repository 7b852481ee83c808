import { describe, expect, it } from 'vitest';
import { Replay } from '../src/replay/replay.svelte';

function replay(viewer: number | 'all', views: object[]): Replay {
  const found = new Replay('table', viewer, null);
  found.moments = [{ views }] as never;
  return found;
}

describe('what a seat saw', () => {
  const views = [0, 1].map((viewer) => ({ viewer, own: `hand of ${viewer}` }));

  it('is its view where all hands are revealed', () => {
    expect(replay('all', views).viewOf(0, 1)).toEqual(views[1]);
  });

  it('is taken for no other seat where only one is shown', () => {
    const [first = {}] = views;
    expect(replay(0, [first]).viewOf(0, 0)).toEqual(first);
    expect(replay(0, [first]).viewOf(0, 1)?.viewer).toBe(1);
  });

  it('is nothing before the step is loaded', () => {
    expect(replay('all', views).viewOf(1, 0)).toBeNull();
  });
});
