/** Texts of the client in the current language: `t('play-now')`. */
import type { FluentBundle } from '@fluent/bundle';
import { format, makeBundle, type Fields } from './fluent';
import type { Language } from './language';

const FILES = import.meta.glob<string[]>('../locale/*.ts', { import: 'default' });

let bundle = $state.raw<FluentBundle>();

/** Load a language and switch to it. */
export async function setLanguage(language: Language): Promise<void> {
  const load = FILES[`../locale/${language}.ts`];
  if (!load) throw new Error(`no words for ${language}`);
  bundle = makeBundle(language, await load());
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
