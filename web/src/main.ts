import { mount } from 'svelte';
import App from './App.svelte';
import { initSettings } from './lib/settings.svelte';
import './styles/theme.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
await initSettings();
target.replaceChildren(); // the name that stood there while this was loading
mount(App, { target });
