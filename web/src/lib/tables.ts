/** Opening and listing tables. */
import type { CreateTable, TableInfo, TableLine, TableList } from '../generated/wire';
import { get, post } from './api';
import { href } from './router.svelte';
import { commandId } from './socket';

export function openTable(wanted: CreateTable): Promise<TableInfo> {
  return post<TableInfo>('tables', { id: commandId(), ...wanted });
}

/** Open a private table against bots and start it at once. */
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

/** Link to the replay of a table; a private one needs its invite code. */
export function replayHref(table: TableInfo, query: Record<string, string | null> = {}): string {
  const invite = table.visibility === 'private' ? table.invite : null;
  return href('replay', table.id, { ...query, invite });
}

/** Tables that wait for the visitor first. */
export function byTurn(tables: readonly TableLine[]): TableLine[] {
  return tables.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn));
}
