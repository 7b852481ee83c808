import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DeckWords } from '../../../src/generated/wire';
import { emblem } from '../../../src/games/warring/board/emblems';
import { STATE_SHAPES } from '../../../src/games/warring/board/geography';
import { mapMarks } from '../../../src/games/warring/board/marks';
import { arrow } from '../../../src/games/warring/board/plates';
import { NO_SCENE, nextScene, warSides } from '../../../src/games/warring/board/scene';

const FOLDER = new URL('../../../src/games/warring/', import.meta.url);
const FALLBACK = emblem('', '');

describe('emblems', () => {
  const read = (path: string) => readFileSync(new URL(path, FOLDER), 'utf-8');
  const words = JSON.parse(read('generated/cards.en.json')) as DeckWords;
  const printed = Object.entries({ ...words.events, ...words.public });

  it('belong to every card of the printed deck', () => {
    expect(printed.filter(([key, { kind }]) => emblem(key, kind) === FALLBACK)).toEqual([]);
  });

  it('are drawn', () => {
    const sheet = read('board/emblems.svg');
    const names = [FALLBACK, ...printed.map(([key, { kind }]) => emblem(key, kind))];
    const missing = names.filter((one) => typeof one === 'string' && !sheet.includes(`id="${one}"`));
    expect(missing).toEqual([]);
  });

  it('go by the kind of a card in a custom deck', () => {
    expect(emblem('comet', 'fall-morale')).toMatchObject({ attribute: 'morale', arrow: 'fall' });
    expect(emblem('peace_talks', 'no-rise-military')).toMatchObject({ attribute: 'military', arrow: 'no' });
    expect(emblem('skirmish', 'war')).toBe(emblem('changping', 'war'));
    expect(emblem('riddle', 'none')).toBe(FALLBACK);
  });
});

describe('the map', () => {
  it('has arrows between any two states', () => {
    for (const from of Object.keys(STATE_SHAPES)) {
      for (const to of Object.keys(STATE_SHAPES)) expect(arrow(from, to)?.shaft).not.toMatch(/NaN/);
    }
    expect(arrow('qin', 'rome')).toBeNull();
  });

  it('shows the numbers of cards on their targets', () => {
    const laid = { card: { card: 'war', targets: ['qi', 'wei'], choice: null }, number: 1, tone: 'laid' as const };
    const now = { card: { card: 'tax', targets: ['qi', null], choice: null }, number: 2, tone: 'now' as const };
    const { numbers, lit } = mapMarks([laid, now], null);
    expect(numbers.get('qi')?.map(({ number }) => number)).toEqual([1, 2]);
    expect([...lit]).toEqual(['qi']);
  });
});

describe('a card that is played out', () => {
  const played = {
    kind: 'card_played',
    fields: { card: 'war', targets: ['qi', 'none'], choice: 'none', written: 'war(qi,-)' },
  };
  const war = {
    kind: 'war',
    fields: { sides: ['qi', 'wei'], dice: [5, 2], bonus: [1, 0], totals: [11, 7], winner: 'qi' },
  };

  it('keeps its dice until the next card', () => {
    const scene = [played, war].reduce(nextScene, NO_SCENE);
    expect(scene.card).toEqual({ card: 'war', targets: ['qi', null], choice: null });
    expect(scene.outcome).toBe(war);
    expect(nextScene(scene, played).outcome).toBeNull();
    expect(nextScene(scene, { kind: 'round_ended', fields: { round: 3 } })).toBe(NO_SCENE);
  });

  it('says what each side of a war had', () => {
    expect(warSides(war)).toEqual([
      { state: 'qi', military: 5, die: 5, bonus: 1, total: 11, wins: true },
      { state: 'wei', military: 5, die: 2, bonus: 0, total: 7, wins: false },
    ]);
  });
});
