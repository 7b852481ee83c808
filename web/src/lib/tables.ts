/** Opening and listing tables. */
import type { CreateTable, TableInfo, TableLine, TableList } from '../generated/wire';
import { commandId, get, post } from './api';
import { href } from './router.svelte';

export function openTable(wanted: CreateTable): Promise<TableInfo> {
  return post<TableInfo>('tables', { id: commandId(), ...wanted });
}

/** A private table of oneself against bots, begun at once. */
export function playBots(game: string, seats: number, level: string): Promise<TableInfo> {
  return openTable({
    game,
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }) as const)],
    visibility: 'private',
    start: true,
  });
}

export type ListName = 'open' | 'playing' | 'mine' | 'finished';

export function listTables(list: ListName, before?: string | null): Promise<TableList> {
  return get<TableList>('tables', { list, before });
}

/** Where a finished game is watched; a private one is open to whoever has its code. */
export function replayHref(table: TableInfo, query: Record<string, string | null> = {}): string {
  const invite = table.visibility === 'private' ? table.invite : null;
  return href('replay', table.id, { ...query, invite });
}

/** Those that wait for the reader come first. */
export function byTurn(tables: readonly TableLine[]): TableLine[] {
  return tables.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn));
}
