// The words of a custom deck, which come from the server.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCards } from '../../../src/games/warring/cards';

const NONE = { events: {}, characters: {}, public: {} };

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'http://localhost/', documentElement: { lang: 'en' } });
});
afterEach(() => vi.unstubAllGlobals());

function table(id: string, hash: string) {
  return { id, options: { deck: { hash, length: 9 } } };
}

test('the words of a deck are asked for once, by its hash', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    return new Response(JSON.stringify(NONE), { status: 200 });
  });

  await loadCards('en', table('first', 'a'), null);
  await loadCards('en', table('second', 'a'), null);
  await loadCards('de', table('second', 'a'), null);
  await loadCards('en', table('third', 'b'), null);

  expect(asked.map((address) => /tables\/.*/.exec(address)?.[0])).toEqual([
    'tables/first/cards/en',
    'tables/second/cards/de',
    'tables/third/cards/en',
  ]);
});

test('words that could not be loaded are asked for again', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  await expect(loadCards('en', table('broken', 'c'), null)).rejects.toThrow();

  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(NONE), { status: 200 }));
  expect(await loadCards('en', table('broken', 'c'), null)).toEqual(NONE);
});
