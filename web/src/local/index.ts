/** All that a site without a server has more, in one file. */
export { default as Alone } from './Alone.svelte';
export { default as LinkedRecord } from './LinkedRecord.svelte';
export { default as Notices } from './Notices.svelte';
export { start } from './start';
