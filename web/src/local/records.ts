/** Records of games: from a file, to a file, and in the address of a page. */
import type { TableInfo } from '../generated/wire';
import { ApiError, getText, post } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import { link } from '../lib/router.svelte';

/** Longer links are cut by programs that pass them on. */
const MAX_LINK = 16_000;

export const recordOf = (table: TableInfo) => getText(`tables/${table.id}/record`);

/** Keep the game of a record in this browser. */
export async function addRecord(text: string): Promise<TableInfo> {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    throw new ApiError(422, { error: 'record', fields: {}, rule: null, text: t('record-unreadable') });
  }
  return post<TableInfo>('records', record);
}

/** A link to a site like this one that carries the record; null if it would be too long. */
export async function recordLink(text: string): Promise<string | null> {
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const found = link('record', toBase64(new Uint8Array(packed)));
  return found.length <= MAX_LINK ? found : null;
}

/** The record in the address of a page. */
export async function unpackRecord(packed: string): Promise<string> {
  const bytes = await through(new DecompressionStream('deflate-raw'), fromBase64(packed));
  return new TextDecoder().decode(bytes);
}

function through(stream: CompressionStream | DecompressionStream, bytes: BlobPart): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
}

function toBase64(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
}
