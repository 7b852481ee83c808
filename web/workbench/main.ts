// Boards without a server: `npm run dev`, then /workbench/?game=GAME&at=2&lang=de&theme=dark&text
import { mount } from 'svelte';
import { changeSettings, initSettings, settings, THEMES, type Theme } from '../src/lib/settings.svelte';
import { isLanguage } from '../src/lib/language';
import '../src/styles/fonts.css';
import '../src/styles/theme.css';
import '../src/styles/base.css';
import Workbench from './Workbench.svelte';

await initSettings();
const query = new URLSearchParams(location.search);
const language = query.get('lang');
const theme = query.get('theme') as Theme | null;
await changeSettings({
  language: isLanguage(language) ? language : settings.language,
  theme: theme && THEMES.includes(theme) ? theme : 'system',
});
const target = document.getElementById('app');
if (target) mount(Workbench, { target, props: { query } });
