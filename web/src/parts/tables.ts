/** Opening and listing tables. */
import type { CreateTable, TableInfo, TableLine, TableList } from '../generated/wire';
import { get, post } from '../lib/api';
import { commandId } from '../lib/socket';

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

/** Tables that wait for the visitor first. */
export function byTurn(tables: readonly TableLine[]): TableLine[] {
  return tables.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn));
}
