import { expect, test, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { settings } = await import('../src/lib/settings.svelte');
const { formatAge } = await import('../src/lib/format');

test('what happened just now happened now, and not this minute', () => {
  const before = settings.language;
  settings.language = 'pl';
  expect(formatAge(Date.now() - 20_000)).toBe('teraz');
  expect(formatAge(Date.now() - 120_000)).toBe('2 minuty temu');
  settings.language = before;
});
