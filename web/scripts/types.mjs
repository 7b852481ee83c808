// Writes the types of the wire and of the games' views: python web/scripts/schema.py | npm run types
import { mkdir, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

// Clients may omit defaults; what the server sends has every field.
const SENT = new Set([
  ...['CreateTable', 'BankClock', 'OwnSeat', 'Branch', 'Settings', 'Password'],
  ...['NewAct', 'NewReport', 'PlayAnyone', 'Skill'],
]);

const schemas = JSON.parse(await text(process.stdin));
for (const [path, { module, $defs }] of Object.entries(schemas)) {
  for (const [name, definition] of Object.entries($defs)) prepare(name, definition);
  const file = new URL(`../${path}`, import.meta.url);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, await typescript(module, $defs));
}

function prepare(name, definition) {
  delete definition.title; // or it would become a second name
  for (const [key, property] of Object.entries(definition.properties ?? {})) {
    const isRequired = definition.required?.includes(key) || ('default' in property && !SENT.has(name));
    definition.required = (definition.required ?? []).filter((other) => other !== key);
    if (isRequired) definition.required.push(key);
    openUp(property);
  }
}

/** Allow any field in objects that games define. */
function openUp(schema) {
  if (schema.type === 'object') schema.additionalProperties ??= true;
  if (schema.items) openUp(schema.items);
  for (const part of schema.anyOf ?? []) openUp(part);
}

async function typescript(module, $defs) {
  const code = await compile({ $defs, type: 'object' }, 'Wire', {
    bannerComment: `// Made by \`npm run types\` from ${module}. Do not edit.`,
    unreachableDefinitions: true,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 100 },
  });
  return code
    .replaceAll(/ \*\n \* This interface was referenced by.*\n \* via the `definition`.*\n/g, '')
    .replaceAll(/\/\*\*\n \* This interface was referenced by.*\n \* via the `definition`.*\n \*\/\n/g, '')
    .replace('export interface Wire {}\n', '');
}
