import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => '{"language":"pl"}' });
vi.stubGlobal('navigator', { languages: ['pl'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { formatAge } = await import('../src/lib/format');

test('what happened just now happened now, and not this minute', () => {
  expect(formatAge(Date.now() - 20_000)).toBe('teraz');
  expect(formatAge(Date.now() - 120_000)).toBe('2 minuty temu');
});
