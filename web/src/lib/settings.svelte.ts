/** The visitor's settings, stored in this browser and, with a session, on the server. */
import type { Settings } from '../generated/wire';
import { call } from './api';
import { browserLanguage, isLanguage, type Language } from './language';
import { setLanguage } from './i18n.svelte';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast the moves of others are played back. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the server does not store. */
interface LocalSettings {
  words: boolean;
  speed: Speed;
}
type Preferences = Required<Settings> & LocalSettings & { language: Language; theme: Theme };

const KEY = 'sevenstates.settings';

function defaults(): Preferences {
  return {
    language: browserLanguage(),
    theme: 'system',
    sound: true,
    animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    // Fingers slip more easily than mice.
    confirm: matchMedia('(pointer: coarse)').matches,
    notify: false,
    private: false,
    words: false,
    speed: 'normal',
  };
}

function stored(): Partial<Preferences> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found && typeof found === 'object' ? found : {};
  } catch {
    return {};
  }
}

/** Whether the visitor has a session; without one the server stores no settings. */
let known = false;

export const settings = $state<Preferences>({ ...defaults(), ...stored() });

/** Apply the settings and load the language, before anything is drawn. */
export async function initSettings(): Promise<void> {
  if (!isLanguage(settings.language)) settings.language = browserLanguage();
  show();
  await setLanguage(settings.language);
}

/** Change some settings, here and on the server. */
export async function changeSettings(wanted: Partial<Preferences>): Promise<void> {
  Object.assign(settings, wanted);
  localStorage.setItem(KEY, JSON.stringify(settings));
  show();
  if (wanted.language) await setLanguage(wanted.language);
  const { words: _words, speed: _speed, ...body } = wanted;
  // If the server cannot be reached, the settings are still in the browser.
  if (known && Object.keys(body).length) {
    await call('PATCH', 'me/settings', { body }).catch(() => undefined);
  }
}

/** Take over the settings stored on the server. */
export async function adoptSettings(kept: Settings, isKnown: boolean): Promise<void> {
  known = isKnown;
  const before = settings.language;
  Object.assign(settings, kept);
  localStorage.setItem(KEY, JSON.stringify(settings));
  show();
  if (settings.language !== before) await setLanguage(settings.language);
}

function show(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = settings.theme;
  if (settings.animation) delete dataset['motion'];
  else dataset['motion'] = 'none';
}
