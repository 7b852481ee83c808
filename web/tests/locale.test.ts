// Every text that is used exists in every language, and none is unused.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/lib/language';

const SRC = new URL('../src/', import.meta.url).pathname;
const PACKAGE = new URL('../../src/sevenstates/', import.meta.url).pathname;
const GAMES = readdirSync(`${SRC}games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const read = (file: string) => readFileSync(file, 'utf8');
const keys = (file: string) => new FluentResource(read(file)).body.map((message) => message.id);

/** The calls of a function in some code: ids written out, and patterns of ids put together. */
function asked(code: string, call: string): { ids: Set<string>; patterns: RegExp[] } {
  const ids = new Set<string>();
  const patterns: RegExp[] = [];
  for (const [, id] of code.matchAll(new RegExp(`\\b${call}\\(\\s*'([a-z][a-z0-9-]*)'`, 'g'))) {
    if (id) ids.add(id);
  }
  for (const [, id] of code.matchAll(new RegExp(`\\b${call}\\(\\s*\`([^\`]+)\``, 'g'))) {
    if (id) patterns.push(new RegExp(`^${id.replaceAll(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`));
  }
  return { ids, patterns };
}

/** Every string that could be an id: ids are also handed about in lists and conditions. */
function strings(code: string): Set<string> {
  return new Set(Array.from(code.matchAll(/['"]([a-z][a-z0-9-]*)['"]/g), ([, text]) => text ?? ''));
}

const code = files(SRC, /\.(svelte|ts)$/)
  .filter((file) => !file.includes('/generated/'))
  .map(read)
  .join('\n');

describe('the words of the client', () => {
  /** Those that every page has, and those of the pages about people. */
  const all = (language: string) => [
    ...keys(`${SRC}locale/${language}.ftl`),
    ...keys(`${SRC}locale/pages/${language}.ftl`),
  ];
  const english = all('en');
  const { ids, patterns } = asked(code, 't');
  const mentioned = strings(code);

  it.each(LANGUAGES)('are complete in %s, in the same order', (language) => {
    expect(all(language)).toEqual(english);
  });

  it('are there for every call', () => {
    expect([...ids].filter((id) => !english.includes(id))).toEqual([]);
  });

  it('are all asked for', () => {
    const left = english.filter(
      (id) => !mentioned.has(id) && !patterns.some((pattern) => pattern.test(id)),
    );
    expect(left).toEqual([]);
  });
});

describe('the words of notices', () => {
  const english = keys(`${SRC}notices/locale/en.ftl`);
  const own = files(`${SRC}notices`, /\.svelte$/).map(read).join('\n');
  const { patterns } = asked(code, 'say');
  const mentioned = strings(code);

  it.each(LANGUAGES)('are complete in %s, in the same order', (language) => {
    expect(keys(`${SRC}notices/locale/${language}.ftl`)).toEqual(english);
  });

  it('are there for every call', () => {
    const { ids } = asked(own, 'say');
    expect([...ids].filter((id) => !english.includes(id))).toEqual([]);
  });

  it('are all asked for', () => {
    const left = english.filter(
      (id) => !mentioned.has(id) && !patterns.some((pattern) => pattern.test(id)),
    );
    expect(left).toEqual([]);
  });
});

describe('the words of the puzzles', () => {
  const english = keys(`${SRC}puzzles/locale/en.ftl`);
  const page = files(`${SRC}puzzles`, /\.(svelte|ts)$/).map(read).join('\n');

  it.each(LANGUAGES)('are complete in %s, in the same order', (language) => {
    expect(keys(`${SRC}puzzles/locale/${language}.ftl`)).toEqual(english);
  });

  it('are all asked for, and there for every call', () => {
    const mentioned = strings(page);
    expect(english.filter((id) => !mentioned.has(id))).toEqual([]);
    const { ids } = asked(page, 'texts\\.text');
    expect([...ids].filter((id) => !english.includes(id))).toEqual([]);
  });
});

describe('sentences', () => {
  it('are not put together of pieces with a space between', () => {
    const joined = code.match(/\$\{[^{}]*\} \$\{[^}]*(?:\bt|\.text)\(/g);
    expect(joined).toBeNull();
  });

  it('are not handed to other sentences', () => {
    const nested = code.match(/(?:\bt|\.text)\('[a-z-]+',\s*\{[^}]*(?:\bt|\.text)\(/g);
    expect(nested).toBeNull();
  });
});

describe.each(GAMES)('the words of the boards of %s', (game) => {
  const folder = `${SRC}games/${game}`;
  const own = (language: string) => files(`${folder}/locale/${language}`, /^(board|describe)\.ftl$/);
  const all = (language: string) => own(language).flatMap(keys);
  const boards = files(folder, /\.(svelte|ts)$/).map(read).join('\n');

  it.each(LANGUAGES)('introduce it in %s', (language) => {
    const intro = ['', '-facts', '-about', '-goal'].map((part) => `game-${game}${part}`);
    expect(keys(`${folder}/locale/${language}/intro.ftl`)).toEqual(intro);
  });

  it.each(LANGUAGES)('are complete in %s', (language) => {
    expect(all(language).sort()).toEqual(all('en').sort());
  });

  it('are all asked for', () => {
    const messages = own('en').map(read).join('\n');
    const { patterns } = asked(boards, '(?:text|say|word)');
    const mentioned = strings(boards);
    const left = all('en').filter(
      (id) =>
        !mentioned.has(id) &&
        !patterns.some((pattern) => pattern.test(id)) &&
        !messages.includes(`{ ${id} }`) &&
        !messages.includes(`{ ${id}.`),
    );
    expect(left).toEqual([]);
  });

  it('are there for every call', () => {
    const python = [`games/${game}`, 'texts'].flatMap((part) => files(PACKAGE + part, /^en\.ftl$/));
    const known = new Set([...all('en'), ...python.flatMap(keys)]);
    const { ids } = asked(boards, 'texts\\.text');
    expect([...ids].filter((id) => !known.has(id))).toEqual([]);
  });
});
