// Every kind of event that has a sound is one that its game has words for.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plugins } from '../src/games/registry';

it.each([...plugins])('the sounds of %s belong to its events', (key, plugin) => {
  const words = new URL(`../../src/sevenstates/games/${key}/words/en.ftl`, import.meta.url);
  const messages = readFileSync(words, 'utf8');
  const kinds = Object.keys(plugin.sounds ?? {});

  expect(kinds).not.toEqual([]);
  for (const kind of kinds) expect(messages).toContain(`\nevent-${kind.replaceAll('_', '-')} =`);
});
