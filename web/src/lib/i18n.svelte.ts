/** Texts of the client in the current language: `t('play-now')`. */
import type { FluentBundle } from '@fluent/bundle';
import { format, makeBundle, type Fields } from './fluent';
import type { Language } from './language';

const FILES = import.meta.glob<string[]>('../locale/*.ts', { import: 'default' });
/** Texts that no table needs, for the pages about people. */
const PEOPLE = import.meta.glob<string>('../locale/people/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle>();
let current: Language = 'en';
let hasPeople = false;

/** Load a language and switch to it. */
export async function setLanguage(language: Language): Promise<void> {
  const load = FILES[`../locale/${language}.ts`];
  const more = hasPeople ? PEOPLE[`../locale/people/${language}.ftl`] : undefined;
  if (!load) throw new Error(`no words for ${language}`);
  const [words, people] = await Promise.all([load(), more?.()]);
  bundle = makeBundle(language, people ? [...words, people] : words);
  current = language;
  document.documentElement.lang = language;
}

/** Add the texts of the pages about people. */
export async function loadPeopleTexts(): Promise<void> {
  if (hasPeople) return;
  hasPeople = true;
  await setLanguage(current);
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
