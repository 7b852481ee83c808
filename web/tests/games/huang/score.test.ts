import { describe, expect, it } from 'vitest';
import { describer } from '../../../src/games/huang/describe';
import type { HuangView } from '../../../src/games/huang/generated/view';
import { jokersSpent, scoreOf } from '../../../src/games/huang/score';
import de from '../../../src/games/huang/locale/de/intro.ftl?raw';
import en from '../../../src/games/huang/locale/en/intro.ftl?raw';
import pl from '../../../src/games/huang/locale/pl/intro.ftl?raw';

const points = (yellow: number, red: number, blue: number, green: number, white: number) => ({
  yellow,
  red,
  blue,
  green,
  white,
});

describe('the score', () => {
  it('is the lowest of four colours: white is a joker, not a fifth colour', () => {
    expect(scoreOf(points(4, 6, 4, 10, 1))).toBe(4);
    expect(scoreOf(points(4, 6, 4, 10, 2))).toBe(5);
    expect(scoreOf(points(9, 7, 5, 8, 3))).toBe(7);
  });

  it.each([
    [en, 'four colours, plus white jokers'],
    [de, 'vier Farben, dazu weiße Joker'],
    [pl, 'czterech kolorach, do tego białe jokery'],
  ])('is explained to newcomers like that', (intro, words) => {
    expect(intro).toContain(words);
  });

  it('spends jokers on the lowest colour first', () => {
    expect(jokersSpent(points(9, 7, 5, 8, 3))).toEqual({ yellow: 0, red: 1, blue: 2, green: 0 });
  });

  it('is what players and graphs are shown, or nothing where points are hidden', () => {
    const view = { seats: [{ points: points(4, 6, 4, 10, 1) }, { points: null }] };
    expect(describer.points?.(view as HuangView, 0)).toBe(4);
    expect(describer.points?.(view as HuangView, 1)).toBeNull();
  });
});
