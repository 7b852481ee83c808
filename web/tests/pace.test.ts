import { expect, it } from 'vitest';
import type { GameEvent } from '../src/board/board';
import { eventTime } from '../src/lib/playback.svelte';
import type { Speed } from '../src/lib/settings.svelte';
import type { Describer } from '../src/textboard/describe';

const describer = {
  isRoutine: ({ kind }) => kind === 'income',
  paceOf: ({ kind }) => (kind === 'war' ? 2 : 1),
} as Describer;

function times(speed: Speed, animation = true): number[] {
  return ['tile', 'war', 'income'].map((kind) =>
    eventTime({ kind, fields: {} } satisfies GameEvent, describer, { animation, speed }),
  );
}

it.each([
  ['slow', 1600],
  ['normal', 1000],
  ['fast', 500],
  ['instant', 0],
] as const)('shows an event at speed %s for %d ms, and a war longer', (speed, expected) => {
  expect(times(speed)).toEqual([expected, 2 * expected, 0]);
});

it('shows nothing where motion is unwanted', () => {
  expect(times('slow', false)).toEqual([0, 0, 0]);
});
