import { expect, it, vi } from 'vitest';
import type { GameEvent } from '../src/board/board';
import type { Describer } from '../src/textboard/describe';

const settings = vi.hoisted(() => ({ animation: true, speed: 'normal' }));
vi.mock('../src/lib/settings.svelte', () => ({ settings }));
const { eventTime } = await import('../src/table/pace');

const describer = {
  isRoutine: ({ kind }) => kind === 'income',
  paceOf: ({ kind }) => (kind === 'war' ? 2 : 1),
} as Describer;
const time = (kind: string) => eventTime({ kind, fields: {} } satisfies GameEvent, describer);

it.each([
  ['slow', 1600],
  ['normal', 1000],
  ['fast', 500],
  ['instant', 0],
])('shows an event at speed %s for %d ms, and a war longer', (speed, expected) => {
  Object.assign(settings, { animation: true, speed });
  expect([time('tile'), time('war'), time('income')]).toEqual([expected, 2 * expected, 0]);
});

it('shows nothing where motion is unwanted', () => {
  Object.assign(settings, { animation: false, speed: 'slow' });
  expect(time('war')).toBe(0);
});
