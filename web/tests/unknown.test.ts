// A game that the server offers and that has no folder here.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { View } from '../src/board/board';
import { plugins } from '../src/games/registry';

const MESSAGES = `
game-title = The Toy
seat-name = Seat { $number }
do-take = Take { $count }
`;
const INFO = { key: 'toy', seats: [2], options: [], levels: ['easy'], languages: ['en'] };

/** Answers of the server by the end of the path. */
const ANSWERS: Record<string, string> = {
  'api/games': JSON.stringify({ games: [INFO] }),
  'api/games/toy/locale/en': MESSAGES,
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { baseURI: 'http://localhost/', documentElement: { lang: '', dataset: {} } });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', async (address: URL) => {
    const answer = ANSWERS[address.pathname.slice(1)];
    return new Response(answer ?? '{}', { status: answer === undefined ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('has the text view, and no lesson', async () => {
  const { hasBoard, loadBoard } = await import('../src/board/load');
  const { hasLesson } = await import('../src/games/registry');
  const { loadLesson } = await import('../src/lessons/lessons');
  const { default: TextBoard } = await import('../src/textboard/TextBoard.svelte');
  expect(hasBoard('toy')).toBe(false);
  expect(await loadBoard('toy')).toBe(TextBoard);
  expect(hasLesson('toy')).toBe(false);
  await expect(loadLesson('toy', 'en')).rejects.toThrow('no lesson');
});

it('is described field by field', async () => {
  const { loadDescriber } = await import('../src/textboard/describe');
  const { GameTexts, loadTexts } = await import('../src/lib/texts');
  const texts = new GameTexts(await loadTexts('en', 'toy'));
  const view: View = {
    game: 'toy',
    viewer: 0,
    pending: [],
    outcome: null,
    stones_left: 7,
    seats: [{ taken: 2, hand: null }],
  };
  expect((await loadDescriber('toy')).sections(view, texts)).toEqual([
    { title: 'stones left', lines: ['7'] },
    { title: 'seats', lines: ['1. taken: 2, hand: –'] },
  ]);
});

it('has the words that the server has', async () => {
  const { GameTexts, loadTexts } = await import('../src/lib/texts');
  const texts = new GameTexts(await loadTexts('en', 'toy'));
  expect(texts.action({ index: 0, text: 'take 2', kind: 'take', fields: { count: 2 } })).toBe('Take 2');
  expect(texts.cards).toBeNull();
});

it('is listed and named as the server says', async () => {
  const { allowedSeats, gameKeys, gameName, gameText, loadGames } = await import('../src/lib/games.svelte');
  const { setLanguage } = await import('../src/lib/i18n.svelte');
  await setLanguage('en');
  expect(gameKeys()).toEqual([...plugins.keys()]);
  const [info] = await loadGames();
  expect(gameKeys()).toEqual(['toy']);
  expect(allowedSeats(info)).toBe(2);
  expect(gameName('toy')).toBe('toy');
  await vi.waitFor(() => expect(gameName('toy')).toBe('The Toy'));
  expect(gameText('toy', 'about')).toBeNull();
});

it('does not change the names of the games here', async () => {
  const { gameName, gameText, loadGames } = await import('../src/lib/games.svelte');
  const { setLanguage } = await import('../src/lib/i18n.svelte');
  await setLanguage('en');
  await loadGames();
  for (const key of plugins.keys()) {
    expect(gameName(key)).not.toBe(key);
    expect(gameText(key, 'goal')).not.toBeNull();
  }
});
