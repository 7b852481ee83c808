import { describe, expect, it } from 'vitest';
import { effects } from '../../../src/games/huangdi/effects';
import type { HuangdiView } from '../../../src/games/huangdi/generated/view';
import { openedBids } from '../../../src/games/huangdi/petition';
import { pointsBySource } from '../../../src/games/huangdi/points';
import type { Language } from '../../../src/lib/language';
import { GameTexts, loadTexts } from '../../../src/lib/texts';
import ends from './generated/ends.json';
import moves from './generated/moves.json';

interface Move {
  view: HuangdiView;
  seat: number;
  kind: string;
  fields: { count?: number };
  gains: Record<string, number>;
}

describe('the numbers on a button', () => {
  it.each(moves as unknown as Move[])('are what $kind brings', ({ view, seat, kind, fields, gains }) => {
    const shown = effects(view, seat, kind, fields.count).map(({ of, count }) => [of, count]);
    const changed = Object.entries(gains).filter(([, count]) => count !== 0);

    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(changed));
  });
});

it.each<[Language, string]>([
  ['en', 'The prison of A receives 1 convict.'],
  ['de', 'Neu im Gefängnis von A: 1 Sträfling.'],
  ['pl', 'Więzienie w A dostaje 1 skazańca.'],
])('one convict is not several (%s)', async (language, line) => {
  const texts = new GameTexts(await loadTexts(language, 'huangdi'));
  const fields = { province: 'A', jade: 0, convicts: 1 };

  expect(texts.event({ kind: 'prison_filled', fields })).toBe(line);
});

describe('the sources of points', () => {
  it.each(ends as unknown as HuangdiView[])('add up to the score', (view) => {
    const sums = pointsBySource(view).map((own) => Object.values(own).reduce((a, b) => a + b, 0));

    expect(sums).toEqual(view.outcome?.scores);
  });
});

describe('a petition', () => {
  const red = { seat: 0, jade: 3, petition: 1, total: 4 };
  const white = { seat: 1, jade: 2, petition: 0, total: 2 };
  const shown = { kind: 'bids_shown', fields: { bids: { white, red } } };
  const won = { kind: 'petition_won', fields: { seat: 0, jade: 3, by: 'total' } };

  it('has its bids by seat, and its winner even if that is played back later', () => {
    const opened = { round: 2, bids: [red, white], won };
    expect(openedBids([shown, won], [], 2)).toEqual(opened);
    expect(openedBids([shown], [won], 2)).toEqual(opened);
  });

  it('stays sealed while the event that opens it is still to come', () => {
    expect(openedBids([won], [shown], 2)).toBeNull();
  });
});
