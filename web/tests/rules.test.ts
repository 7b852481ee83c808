// A line of the log finds its clause of the rules.
import { expect, it } from 'vitest';
import { ruleOf } from '../src/lib/rules';

const RULES = { riot: 'H-RIO-1', points: { tile: 'H-TIL-6', war: 'H-WAR-8' } };

it('goes by the kind of event', () => {
  expect(ruleOf({ kind: 'riot', fields: { seat: 1, place: 'a1' } }, RULES)).toBe('H-RIO-1');
});

it('goes by a field where the kind has several clauses', () => {
  const fields = { seat: 1, colour: 'red', points: 2, source: 'war' };

  expect(ruleOf({ kind: 'points', fields }, RULES)).toBe('H-WAR-8');
});

it('finds nothing for what is unknown', () => {
  expect(ruleOf({ kind: 'drew', fields: {} }, RULES)).toBeNull();
  expect(ruleOf({ kind: 'points', fields: { source: 'gift' } }, RULES)).toBeNull();
});
