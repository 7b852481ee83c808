// Writes src/generated/wire.ts from the server's schema: python web/scripts/schema.py | npm run types
import { mkdir, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

// Clients may omit defaults; what the server sends has every field.
const SENT = new Set(['CreateTable', 'BankClock', 'OwnSeat', 'Branch', 'Settings', 'Password']);

const { $defs } = JSON.parse(await text(process.stdin));
for (const [name, definition] of Object.entries($defs)) {
  delete definition.title; // or it would become a second name
  if (definition.properties && !SENT.has(name)) {
    definition.required = Object.keys(definition.properties);
  }
  for (const property of Object.values(definition.properties ?? {})) openUp(property);
}

/** Allow any field in objects that games define. */
function openUp(schema) {
  if (schema.type === 'object') schema.additionalProperties ??= true;
  if (schema.items) openUp(schema.items);
  for (const part of schema.anyOf ?? []) openUp(part);
}

const code = await compile({ $defs, type: 'object' }, 'Wire', {
  bannerComment: '// Made by `npm run types` from sevenstates.server.wire. Do not edit.',
  unreachableDefinitions: true,
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 100 },
});
const folder = new URL('../src/generated/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(
  new URL('wire.ts', folder),
  code
    .replaceAll(/ \*\n \* This interface was referenced by.*\n \* via the `definition`.*\n/g, '')
    .replaceAll(/\/\*\*\n \* This interface was referenced by.*\n \* via the `definition`.*\n \*\/\n/g, '')
    .replace('export interface Wire {}\n', ''),
);
