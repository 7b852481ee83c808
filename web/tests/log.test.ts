import { describe, expect, it } from 'vitest';
import type { Change } from '../src/generated/wire';
import { mergeChanges, effectiveChanges } from '../src/lib/table.svelte';

const change = (version: number, kind: Change['kind'], seat: number | null): Change => ({
  version,
  kind,
  seat,
  at: 0,
  action: null,
  events: [],
  moment: null,
  by_order: false,
});
const versions = (changes: readonly Change[]) => changes.map((one) => one.version);

describe('the log', () => {
  it('drops the last decision of the seat that takes one back', () => {
    const all = [change(1, 'move', 0), change(2, 'move', 1), change(3, 'undo', 0)];
    expect(versions(effectiveChanges(all))).toEqual([2, 3]);
  });

  it('drops everything after the decision that all agree to go back behind', () => {
    const all = [
      change(1, 'move', 0),
      change(2, 'move', 1),
      change(3, 'move', 0),
      change(4, 'table', 1),
      change(5, 'rewind', 1),
    ];
    expect(versions(effectiveChanges(all))).toEqual([1, 5]);
  });

  it('keeps what is nobody\'s in particular when all go back', () => {
    const all = [change(1, 'move', null), change(2, 'move', 0), change(3, 'rewind', null)];
    expect(versions(effectiveChanges(all))).toEqual([1, 2, 3]);
  });

  it('keeps what nobody took back', () => {
    expect(versions(effectiveChanges([change(1, 'table', 0), change(2, 'undo', 1)]))).toEqual([1, 2]);
  });

  it('takes what two parts share once, in order', () => {
    const parts = mergeChanges([change(3, 'move', 0)], [change(1, 'move', 0), change(3, 'move', 0)]);
    expect(versions(parts)).toEqual([1, 3]);
  });
});
