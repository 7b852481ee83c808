// Every Chinese character that a page can show is in the face; scripts/fonts.py writes both.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = new URL('../', import.meta.url).pathname;
const GAMES = join(WEB, '../src/sevenstates/games');
const SHOWN = /\.(svelte|ts|ftl|toml|json)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => SHOWN.test(name))
    .map((name) => join(folder, name));
}

it('has every Chinese character', () => {
  const face = new Set(readFileSync(join(WEB, 'src/styles/fonts/chinese.txt'), 'utf8'));
  const data = filesUnder(GAMES).filter((path) => /rules[/\\]data/.test(path));
  const missing = [...filesUnder(join(WEB, 'src')), ...data].flatMap((path) =>
    (readFileSync(path, 'utf8').match(/[\u4e00-\u9fff]/g) ?? [])
      .filter((character) => !face.has(character))
      .map((character) => `${character} in ${path}`),
  );
  expect(missing).toEqual([]);
});
