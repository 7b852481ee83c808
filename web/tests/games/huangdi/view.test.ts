import { describe, expect, it } from 'vitest';
import type { FavourView, HuangdiView } from '../../../src/games/huangdi/generated/view';
import {
  favourLacks,
  favourMatches,
  freeSpaces,
  majority,
  row,
  turnNumber,
  type WallView,
} from '../../../src/games/huangdi/view';

describe('a favour', () => {
  const favour: FavourView = { id: 1, pattern: ['#.', '##'], income: 0, petition: 0, jade: 0, points: 5 };
  const wall = (places: string[], plaques: string[] = []): WallView => ({
    provinces: ['A', 'B'],
    wall: Object.fromEntries(
      places.map((place) => [place, { seat: 0, plaque: plaques.includes(place) }]),
    ),
  });

  it('stands where its pattern is, from one province to the next too', () => {
    expect(favourMatches(wall(['a5.1', 'b1.1', 'a5.2']), favour, 0)).toEqual([['a5.2', 'a5.1', 'b1.1']]);
  });

  it('does not stand on a plaque, on blocks of others, or mirrored', () => {
    expect(favourMatches(wall(['a1.1', 'a2.1', 'a1.2'], ['a2.1']), favour, 0)).toEqual([]);
    expect(favourMatches(wall(['a1.1', 'a2.1', 'a1.2']), favour, 1)).toEqual([]);
    expect(favourMatches(wall(['a1.1', 'a2.1', 'a2.2']), favour, 0)).toEqual([]);
  });

  it('lacks the blocks of its nearest place, and has none where others stand in the way', () => {
    expect(favourLacks(wall(['a1.1', 'a2.1']), favour, 0)).toBe(1);
    expect(favourLacks(wall([]), { ...favour, pattern: ['#', '#', '#', '#', '#'] }, 0)).toBeNull();
  });
});

describe('the wall', () => {
  const view: WallView = {
    provinces: ['A', 'B'],
    wall: {
      'a1.1': { seat: 0, plaque: false },
      'a2.1': { seat: 1, plaque: false },
      'a3.1': { seat: null, plaque: false },
    },
  };

  it('has free spaces on the ground and on blocks', () => {
    expect(freeSpaces(view, 'A').sort()).toEqual(['a1.2', 'a2.2', 'a3.2', 'a4.1', 'a5.1']);
  });

  it('has its majorities without the emperor, shared if they are tied', () => {
    expect(majority(view, row('A', 1))).toEqual({ seats: [0, 1], full: false });
    expect(majority(view, row('B', 1))).toEqual({ seats: [], full: false });
  });
});

describe('the number of a turn', () => {
  const asked = (prompt: string, ...laid: string[]) =>
    ({ pending: [{ seat: 0, prompt }], seats: [{ roles_on_table: laid }] }) as Pick<
      HuangdiView,
      'pending' | 'seats'
    > as HuangdiView;

  it('counts the card that is being chosen', () => {
    expect(turnNumber(asked('action'))).toBe(1);
    expect(turnNumber(asked('action_again', 'builder'))).toBe(2);
  });

  it('counts a card once it lies on the table', () => {
    expect(turnNumber(asked('block', 'recruiter', 'builder'))).toBe(2);
    expect(turnNumber(asked('buyback', 'recruiter', 'builder', 'taskmaster'))).toBe(3);
  });
});
