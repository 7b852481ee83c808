/** Links to replays. */
import type { TableInfo } from '../generated/wire';
import { href } from './router.svelte';

/** Link to the replay of a table; a private one needs its invite code. */
export function replayHref(table: TableInfo, query: Record<string, string | null> = {}): string {
  const invite = table.visibility === 'private' ? table.invite : null;
  return href('replay', table.id, { ...query, invite });
}
