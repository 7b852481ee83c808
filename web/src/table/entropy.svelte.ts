/** Contributes randomness to the key of the draws: its hash before the start, then the value. */
import type { TableSession } from '../lib/table.svelte';

export function addEntropy(session: TableSession): void {
  $effect(() => {
    const { table, viewer } = session;
    // Browsers hash on secure pages only; elsewhere the server's key must do.
    if (!table || viewer === null || !globalThis.crypto.subtle) return;
    if (!table.seats[viewer]?.mine) return;
    const key = `sevenstates.entropy.${table.id}.${viewer}`;
    const promised = table.entropy.find((one) => one.seat === viewer);
    if (table.status === 'open' && !promised) void offer(session, key);
    if (table.status === 'dealing' && promised && promised.value === null) reveal(session, key);
    if (table.status === 'playing') localStorage.removeItem(key);
  });
}

async function offer(session: TableSession, key: string): Promise<void> {
  if (localStorage.getItem(key)) return; // already offered
  const value = crypto.getRandomValues(new Uint8Array(32));
  localStorage.setItem(key, hex(value));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', value));
  await session.command({ type: 'offer-entropy', hash: hex(hash) });
}

function reveal(session: TableSession, key: string): void {
  const value = localStorage.getItem(key);
  if (value) void session.command({ type: 'reveal-entropy', value });
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
