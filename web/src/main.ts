import { mount } from 'svelte';
import App from './App.svelte';
import { setTransport } from './lib/transport';
import { initSettings } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
const plan = document.querySelector<HTMLMetaElement>('meta[name=sevenstates-local]')?.content;
if (plan) setTransport((await import('./local')).start(plan));
await initSettings();
target.replaceChildren(); // remove the name shown while loading
mount(App, { target });
