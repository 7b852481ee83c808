/** Texts of the client in the current language: `t('play-now')`. */
import type { FluentBundle } from '@fluent/bundle';
import { format, makeBundle, type Fields } from './fluent';
import type { Language } from './language';

const FILES = import.meta.glob<string[]>('../locale/*.ts', { import: 'default' });
/** Texts that no table needs. */
const PAGES = import.meta.glob<string>('../locale/pages/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle>();
let current: Language = 'en';
/** Set as soon as a page is opened that needs them. */
let more: Promise<void> | undefined;

/** Load a language and switch to it. */
export function setLanguage(language: Language): Promise<void> {
  current = language;
  return load();
}

/** Add the texts that no table needs. */
export function loadPageTexts(): Promise<void> {
  // One moment later, so that it counts as wanted when the files are chosen.
  more ??= Promise.resolve().then(load);
  return more;
}

async function load(): Promise<void> {
  const [language, hasMore] = [current, more !== undefined];
  const [words, page] = await Promise.all([
    FILES[`../locale/${language}.ts`]?.(),
    hasMore ? PAGES[`../locale/pages/${language}.ftl`]?.() : '',
  ]);
  if (!words) throw new Error(`no words for ${language}`);
  // Something else may be requested meanwhile: the last request counts.
  if (language !== current || hasMore !== (more !== undefined)) return load();
  bundle = makeBundle(language, page ? [...words, page] : words);
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
