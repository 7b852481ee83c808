/** The texts of notices, which only the pages about them load. */
import { format, makeBundle, type Fields } from '../lib/fluent';
import type { Language } from '../lib/language';

const FILES = import.meta.glob<string>('./locale/*.ftl', {
  query: '?raw',
  import: 'default',
});

export type Say = (id: string, fields?: Fields) => string;

export async function loadTexts(language: Language): Promise<Say> {
  const load = FILES[`./locale/${language}.ftl`];
  if (!load) throw new Error(`no words for ${language}`);
  const bundle = makeBundle(language, [await load()]);
  return (id, fields = {}) => format(bundle, id, fields);
}
