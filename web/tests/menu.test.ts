import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../src/board/board';
import { choices, findTyped, MAX_LISTED, type Choice } from '../src/textboard/menu';

const action = (index: number, kind: string, fields: Record<string, unknown>): LegalAction => ({
  index,
  text: [kind, ...Object.values(fields)].join(' '),
  kind,
  fields,
});
const tiles = ['yellow', 'red'].flatMap((colour, c) =>
  Array.from({ length: MAX_LISTED }, (_, n) => action(c * MAX_LISTED + n, 'tile', { colour, place: `a${n}` })),
);
const values = (found: Choice[]) => found.map((choice) => choice.value);

describe('the menu of moves', () => {
  it('asks for the kind first', () => {
    const all = [...tiles, action(99, 'skip', {})];
    expect(values(choices(all))).toEqual(['tile', 'skip']);
  });

  it('then for the field that divides the rest', () => {
    expect(values(choices(tiles))).toEqual(['yellow', 'red']);
  });

  it('lists a few actions at once', () => {
    expect(choices(tiles.slice(0, MAX_LISTED))).toEqual([]);
  });

  it('reaches every action by some path', () => {
    const reach = (some: readonly LegalAction[]): number[] => {
      const next = choices(some);
      return next.length
        ? next.flatMap((choice) => reach(choice.actions))
        : some.map((one) => one.index);
    };
    const all = [...tiles, action(99, 'skip', {})];
    expect(reach(all).sort((a, b) => a - b)).toEqual(all.map((one) => one.index));
  });

  it('reads a typed move, capitals and spaces forgiven', () => {
    expect(findTyped(tiles, '  TILE yellow   A3 ')?.index).toBe(3);
    expect(findTyped(tiles, 'tile yellow')).toBeUndefined();
  });
});
