// A game is one folder: no file outside src/games/KEY names a game.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plugins } from '../src/games/registry';

const WEB = new URL('../', import.meta.url).pathname;
const KEYS = readdirSync(join(WEB, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const SKIPPED = [
  ...['node_modules', 'package-lock.json', 'tests', 'src/generated', 'workbench/positions'],
  ...KEYS.map((key) => `src/games/${key}`),
];

/** A key as a word, in a compound such as `game-key` or `KEY_WORDS`, or in `keyView`, `KeyView`. */
const NAMED = new RegExp(
  KEYS.flatMap((key) => {
    const capital = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    const shout = key.toUpperCase();
    return [`(?<![A-Za-z])${key}(?![a-z])`, `${capital}(?![a-z])`, `(?<![A-Z])${shout}(?![A-Z])`];
  }).join('|'),
);

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === '__pycache__' || SKIPPED.includes(relative(WEB, path))) return [];
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

/** The parts of a file that may name no game: in Fluent files, ids and placeables. */
function checked(path: string, text: string): string {
  if (!path.endsWith('.ftl')) return text;
  return [...(text.match(/^-?[a-z][\w-]*(?= =)|\{[^{}]*\}/gm) ?? [])].join('\n');
}

/** The lines that name a game, the path counted as one of them. */
function naming(path: string, text: string): string[] {
  const name = relative(WEB, path);
  return [name, ...checked(path, text).split('\n')]
    .filter((line) => NAMED.test(line))
    .map((line) => `${name}: ${line.trim()}`);
}

describe('the code outside of the games', () => {
  it('names none of them', () => {
    const found = filesUnder(WEB).flatMap((path) => naming(path, readFileSync(path, 'utf8')));
    expect(found).toEqual([]);
  });

  it.each(KEYS.flatMap((key) => [`if (game === '${key}')`, `game-${key} = A name`, `../games/${key}/x`]))(
    'is caught at %s',
    (line) => expect(naming(join(WEB, 'src/lib/x.ts'), `one\n${line}`)).toHaveLength(1),
  );

  it.each(KEYS.map((key) => `${key.charAt(0).toUpperCase()}${key.slice(1)}View`))(
    'is caught at %s',
    (line) => expect(naming(join(WEB, 'src/lib/x.ts'), line)).toHaveLength(1),
  );
});

it('has a plugin in every folder of a game', () => {
  expect([...plugins.keys()].sort()).toEqual(KEYS.sort());
});

describe('the types of the client', () => {
  it('are never bent by way of unknown', () => {
    const found = filesUnder(join(WEB, 'src'))
      .concat(KEYS.flatMap((key) => filesUnder(join(WEB, 'src/games', key))))
      .filter((path) => /\.(ts|svelte)$/.test(path) && readFileSync(path, 'utf8').includes('as unknown as'));
    expect(found).toEqual([]);
  });
});
