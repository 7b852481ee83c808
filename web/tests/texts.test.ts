// The client's texts equal Python's, word for word.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GameTexts, loadTexts } from '../src/lib/texts';
import { LANGUAGES, type Language } from '../src/lib/language';

interface Sample {
  what: 'event' | 'prompt' | 'action';
  kind: string;
  fields: Record<string, unknown>;
  words: Record<Language, string>;
}
const expected = JSON.parse(readFileSync(new URL('generated/text_samples.json', import.meta.url), 'utf8')) as {
  names: string[];
  you: number;
  games: Record<string, Sample[]>;
};

function say(texts: GameTexts, { what, kind, fields }: Sample): string {
  if (what === 'event') return texts.event({ kind, fields });
  if (what === 'action') return texts.action({ index: 0, text: '', kind, fields });
  const seat = fields['seat'] as number;
  return texts.prompt({ seat, prompt: kind, sealed: false, fields });
}

// The words on cards are files that the page fetches.
beforeAll(() => {
  vi.stubGlobal('fetch', async (path: string) => new Response(readFileSync(new URL(`..${path}`, import.meta.url))));
  return () => vi.unstubAllGlobals();
});

for (const [game, samples] of Object.entries(expected.games)) {
  describe.each(LANGUAGES)(`${game} in %s`, (language) => {
    it('agrees with Python', async () => {
      const texts = new GameTexts(await loadTexts(language, game), expected.names, expected.you);
      const ours = samples.map((sample) => say(texts, sample));
      expect(ours).toEqual(samples.map((sample) => sample.words[language]));
      expect(samples.length).toBeGreaterThan(30);
    });
  });
}

it.each([
  ['en', 'You win with a score of 7.'],
  ['de', 'Du gewinnst mit einem Ergebnis von 7.'],
  ['pl', 'Wygrywasz z wynikiem 7.'],
] as const)('the only winner who reads it is called you, in %s', async (language, expected) => {
  const texts = new GameTexts(await loadTexts(language, 'huang'), ['Ann', 'Bob'], 0);
  const won = (winners: number[]) => texts.winners({ winners, scores: [7, 7], ranks: [1, 1], reason: 'bag-empty' });
  expect(won([0])).toBe(expected);
  expect(won([0, 1])).toContain('Ann');
  expect(won([1])).toContain('Bob');
});
