import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Of the library, not what only other pages need. */
const AT_TABLES = /node_modules|src[/\\](lib|board)[/\\](?!attempt)|parts[/\\](Icon|Logo|Problem|Rule)\./;
/** Of a game's files, not those that only its result or a conflict needs. */
const IN_GAME = /src[/\\]games[/\\](\w+)[/\\](?!points|turning|fit).*\.(?:ts|svelte)$/;

const REFUSALS = /^refused-.*\n(?:[ }].*\n)*/gm;

/**
 * Fluent messages without what only their authors read: comments, blank lines, deep indentation.
 * Refusals come apart, as `?refusals`: at a table the server words them.
 */
const messages: Plugin = {
  name: 'messages',
  enforce: 'pre',
  async load(id) {
    const [file = '', query] = id.split('?');
    if (!file.endsWith('.ftl') || !['raw', 'refusals'].includes(query ?? '')) return null;
    this.addWatchFile(file);
    const text = await readFile(file, 'utf-8');
    const short = text.replace(/^(#.*|\s*)\n/gm, '').replace(/^ +/gm, ' ');
    const refusals = short.match(REFUSALS) ?? [];
    const wanted = query === 'raw' ? short.replace(REFUSALS, '') : refusals.join('');
    return `export default ${JSON.stringify(wanted)}`;
  },
};

export default defineConfig({
  plugins: [messages, svelte()],
  // Relative addresses: the same build works behind any path prefix.
  base: './',
  build: {
    outDir: '../src/sevenstates/web',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Code that pages share is one file, and so is what the parts of a game share; otherwise
        // a page would ask for twenty small ones.
        codeSplitting: {
          groups: [
            { name: 'markdown', test: /node_modules[/\\]marked[/\\]/, priority: 2 },
            { name: 'shared', test: AT_TABLES, minShareCount: 2, priority: 1 },
            { name: 'pages', test: /src[/\\](parts|people)[/\\]/, minShareCount: 2 },
            { name: (id) => IN_GAME.exec(id)?.[1], debugName: 'game', test: IN_GAME, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    // Each file has globals and modules of its own, in one process: half the time of a process each.
    pool: 'vmThreads',
    // Like PATIENCE in tests/patience.py: it only ends a test that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
