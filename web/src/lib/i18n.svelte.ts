/** Texts of the client in the current language: `t('play-now')`. */
import type { FluentBundle } from '@fluent/bundle';
import { format, makeBundle, type Fields } from './fluent';
import type { Language } from './language';

const FILES = import.meta.glob<string[]>('../locale/*.ts', { import: 'default' });
/** Texts that no table needs, for the pages about people. */
const PEOPLE = import.meta.glob<string>('../locale/pages/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle>();
let current: Language = 'en';
/** Set as soon as a page about people is opened. */
let people: Promise<void> | undefined;

/** Load a language and switch to it. */
export function setLanguage(language: Language): Promise<void> {
  current = language;
  return load();
}

/** Add the texts of the pages about people. */
export function loadPageTexts(): Promise<void> {
  // One moment later, so that it counts as wanted when the files are chosen.
  people ??= Promise.resolve().then(load);
  return people;
}

async function load(): Promise<void> {
  const [language, hasPeople] = [current, people !== undefined];
  const [words, more] = await Promise.all([
    FILES[`../locale/${language}.ts`]?.(),
    hasPeople ? PEOPLE[`../locale/pages/${language}.ftl`]?.() : '',
  ]);
  if (!words) throw new Error(`no words for ${language}`);
  // Something else may be wanted meanwhile: the last wish counts.
  if (language !== current || hasPeople !== (people !== undefined)) return load();
  bundle = makeBundle(language, more ? [...words, more] : words);
  document.documentElement.lang = language;
}

/** A text of the client; templates update when the language changes. */
export function t(id: string, fields: Fields = {}): string {
  if (!bundle) throw new Error('setLanguage() comes first');
  return format(bundle, id, fields);
}

/** Whether there is such a text. */
export function hasText(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}
