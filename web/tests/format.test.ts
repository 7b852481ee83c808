import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { formatAge } = await import('../src/lib/format');
const { settings } = await import('../src/lib/settings.svelte');

test('what happened just now happened now, and not this minute', () => {
  const { language } = settings;
  settings.language = 'pl';
  expect(formatAge(Date.now() - 20_000)).toBe('teraz');
  expect(formatAge(Date.now() - 120_000)).toBe('2 minuty temu');
  settings.language = language;
});
