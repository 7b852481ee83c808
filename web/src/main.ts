import { mount } from 'svelte';
import App from './App.svelte';
import { initSettings } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
await initSettings();
target.replaceChildren(); // remove the name shown while loading
mount(App, { target });
