import { mount } from 'svelte';
import App from './App.svelte';
import { setDoor } from './lib/door';
import { initSettings } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
const plan = document.querySelector<HTMLMetaElement>('meta[name=sevenstates-local]')?.content;
if (plan) setDoor((await import('./local')).start(plan));
await initSettings();
target.replaceChildren(); // remove the name shown while loading
mount(App, { target });
