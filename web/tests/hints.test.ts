import { expect, it } from 'vitest';
import type { HintMove } from '../src/generated/wire';
import { groupMoves, together } from '../src/table/hints';

const move = (text: string, value: number, reasons: string[] = []): HintMove => ({
  action: { index: 0, text, kind: text.split(' ')[0]!, fields: {} },
  value,
  weight: 0,
  reasons: reasons.map((key) => ({ key, fields: {} })),
});

it('shows the highest chance first, and equal moves together', () => {
  const groups = groupMoves([
    move('tile r a1', 0.351, ['scores']),
    move('leader r b2', 0.36),
    move('tile r a2', 0.349, ['scores']),
    move('tile r a3', 0.35, ['blocks']),
  ]);

  expect(groups.map((group) => [group.percent, group.first.action.text, group.others.length])).toEqual([
    [36, 'leader r b2', 0],
    [35, 'tile r a1', 1],
    [35, 'tile r a3', 0],
  ]);
});

it('marks all that the moves speak of', () => {
  const of = (fields: Record<string, unknown>) => ({ ...move('tile r a1', 0).action, fields });

  expect(together([])).toBeNull();
  expect(together([of({ place: 'a1', colour: 'red' }), of({ places: ['b2', 'b3'] }), of({ place: 'c1', colour: 'red' })])).toEqual({
    fields: { place: ['a1', 'c1'], colour: ['red'], places: ['b2', 'b3'] },
  });
});
