/** The log of a table for one viewer. */
import type { Change } from '../generated/wire';

/** The changes that were not taken back, in order. */
export function effectiveChanges(changes: readonly Change[]): Change[] {
  const stands: Change[] = [];
  for (const change of changes) {
    const isBack = change.kind === 'undo' || change.kind === 'rewind';
    if (isBack && change.seat !== null) {
      const last = stands.findLastIndex((c) => c.kind === 'move' && c.seat === change.seat);
      // An agreed rewind also removes everything after the seat's decision.
      if (last >= 0) stands.splice(last, change.kind === 'undo' ? 1 : stands.length - last);
    }
    stands.push(change);
  }
  return stands;
}

/** Two parts of a log as one, without duplicates. */
export function mergeChanges(before: readonly Change[], after: readonly Change[]): Change[] {
  const all = new Map<number, Change>();
  for (const change of [...before, ...after]) all.set(change.version, change);
  return [...all.values()].sort((a, b) => a.version - b.version);
}
