import { expect, test, vi } from 'vitest';
import type { TableLine } from '../src/generated/wire';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { documentElement: { lang: '' } });
const { loadPageTexts } = await import('../src/lib/i18n.svelte');
const { formatResult } = await import('../src/people/results');
await loadPageTexts();

test('a game without a winner is won by nobody', () => {
  const outcome = { winners: [], ranks: [1, 1], scores: [0, 0], reason: 'bag' };
  const line = { status: 'over', seats: [], outcome } as unknown as TableLine;
  expect(formatResult(line)).toBe('Nobody won.');
});
