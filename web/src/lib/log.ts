/** The history of a table as one viewer may read it. */
import type { Change } from '../generated/wire';

/** What happened and was not taken back, in order. */
export function effectiveChanges(changes: readonly Change[]): Change[] {
  const stands: Change[] = [];
  for (const change of changes) {
    const isBack = change.kind === 'undo' || change.kind === 'rewind';
    if (isBack && change.seat !== null) {
      const last = stands.findLastIndex((c) => c.kind === 'move' && c.seat === change.seat);
      // Going back by consent takes everything after the seat's decision with it.
      if (last >= 0) stands.splice(last, change.kind === 'undo' ? 1 : stands.length - last);
    }
    stands.push(change);
  }
  return stands;
}

/** Two parts of a history as one; what both hold is taken once. */
export function mergeChanges(before: readonly Change[], after: readonly Change[]): Change[] {
  const all = new Map<number, Change>();
  for (const change of [...before, ...after]) all.set(change.version, change);
  return [...all.values()].sort((a, b) => a.version - b.version);
}
