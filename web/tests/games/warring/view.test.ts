import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerLabel, hostWords } from '../../../src/games/warring/board/answers';
import { trayGroups } from '../../../src/games/warring/board/tray';
import { cardFunctions } from '../../../src/games/warring/cards';
import type { Language } from '../../../src/lib/language';
import { GameTexts } from '../../../src/lib/texts';
import type { DeckWords, EventCardWords } from '../../../src/generated/wire';
import type { AnswerView, StateView, WarringView } from '../../../src/games/warring/generated/view';
import {
  currentChanges,
  effectRows,
  effectText,
  forecast,
  statesBefore,
  warsOf,
  withTarget,
} from '../../../src/games/warring/view';

const ANY = ['qi', 'chu', 'yan', 'han', 'zhao', 'wei', 'qin'];
const HEADING = { name: '', chinese: '', note: '', text: '', kind: '' };

function card(slots: string[][], ...ways: Partial<EventCardWords['ways'][0]>[]): EventCardWords {
  const whole = { name: '', changes: [], wars: [], is_whole: true };
  return { ...HEADING, slots, ways: ways.map((way) => ({ ...whole, ...way })) };
}

const EVENTS = {
  levy: card([ANY], { changes: [{ military: 2, economy: -1 }] }),
  trade: card([ANY, ANY], { changes: [{ economy: 1 }, { economy: 1 }] }),
  talent: card([['qin'], ANY], { changes: [{ culture: 2 }, { culture: -1 }] }),
  reform: card([ANY], { changes: [{ economy: 2 }] }, { changes: [{ culture: 2 }] }),
  zhuoze: card([['wei'], ['zhao', 'han']], { changes: [{}, {}], wars: [[1, 0]], is_whole: false }),
};
const WORDS: DeckWords = { events: EVENTS, characters: {}, public: {} };

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf-8');

/** The texts of the game and its board. */
function textsIn(language: Language): GameTexts {
  const cards = JSON.parse(read(`src/games/warring/generated/cards.${language}.json`)) as DeckWords;
  const messages = [
    read(`../src/sevenstates/games/warring/words/${language}.ftl`),
    read(`src/games/warring/locale/${language}/board.ftl`),
  ];
  return new GameTexts({ game: 'warring', language, messages, cards, functions: cardFunctions(cards) });
}

function state(key: string, values: Partial<StateView> = {}): StateView {
  const four = { military: 4, economy: 4, culture: 4, morale: 4 };
  return { key, is_alive: true, ...four, strength: 16, start: 16, fought: false, forbidden: [], ...values };
}

function changed(by: string, to: number) {
  return { kind: 'changed', fields: { state: 'qi', changes: { military: by }, values: { military: to } } };
}

describe('the states before events that are still to be played back', () => {
  const qi = state('qi', { military: 6 });

  it('are those before the first of them', () => {
    const [shown] = statesBefore([qi], [changed('+1', 5), changed('+1', 6)]);
    expect(shown).toMatchObject({ military: 4, economy: 4 });
  });

  it('are the current ones if there are none', () => {
    expect(statesBefore([qi], [])).toEqual([qi]);
  });

  it('live until their fall is played back', () => {
    const fall = { kind: 'state_died', fields: { state: 'qi', victor: 'qin' } };
    const [shown] = statesBefore([state('qi', { is_alive: false, military: 0 })], [changed('-2', 0), fall]);
    expect(shown).toMatchObject({ is_alive: true, military: 2 });
  });

  it('are as they were shown last where they fall', () => {
    const fallen = state('qi', { is_alive: false, military: 0, economy: 0 });
    const events = [changed('-5', 0), { kind: 'state_died', fields: { state: 'qi', victor: 'qin' } }];
    const before = [state('qi', { military: 2, economy: 9 })];
    expect(statesBefore([fallen], events, before)[0]).toEqual(before[0]);
    const [last] = statesBefore([fallen], events.slice(1), before, events.slice(0, 1));
    expect(last).toMatchObject({ is_alive: true, military: 0, economy: 9 });
    expect(statesBefore([fallen], [], before, events.slice(1))).toEqual([fallen]);
  });
});

it('adds up what the events shown do to a state', () => {
  expect(currentChanges([changed('+1', 5), changed('-2', 3)])).toEqual(new Map([['qi', { military: -1 }]]));
});

describe('what a card would do', () => {
  const levy = { card: 'levy', targets: [], choice: null };

  it('is shown on the state that is pointed at', () => {
    const found = forecast([state('qi'), state('wei')], withTarget(levy, 'qi'), WORDS);
    expect(found).toEqual(new Map([['qi', { military: 6, economy: 3 }]]));
  });

  it('stops at the limits, and at what the round forbids', () => {
    const qi = state('qi', { military: 9, forbidden: ['fall economy'] });
    expect(forecast([qi], withTarget(levy, 'qi'), WORDS)).toEqual(new Map([['qi', { military: 10 }]]));
  });

  it('is open until A or B is chosen', () => {
    const reform = { card: 'reform', targets: ['qi'], choice: null };
    expect(forecast([state('qi')], reform, WORDS)).toEqual(new Map());
    expect(forecast([state('qi')], { ...reform, choice: 'b' }, WORDS)).toEqual(new Map([['qi', { culture: 6 }]]));
  });

  it('may be a war, from the attacker on', () => {
    const zhuoze = { card: 'zhuoze', targets: ['wei', 'han'], choice: null };
    expect(warsOf(zhuoze, WORDS)).toEqual([['han', 'wei']]);
  });
});

describe('the signs on a card', () => {
  it('are one row for targets that are alike', () => {
    expect(effectRows(EVENTS.trade)).toEqual([{ letter: '', states: [], changes: { economy: 1 } }]);
  });

  it('name the states where they differ', () => {
    expect(effectRows(EVENTS.talent)).toEqual([
      { letter: '', states: ['qin'], changes: { culture: 2 } },
      { letter: '', states: [], changes: { culture: -1 } },
    ]);
  });

  it('say what A and B do', () => {
    expect(effectRows(EVENTS.reform).map(({ letter }) => letter)).toEqual(['A', 'B']);
  });

  it('are left to the text if the card does more', () => {
    expect(effectRows(EVENTS.zhuoze)).toEqual([]);
  });
});

describe('the text on a card', () => {
  it.each<[Language, string]>([
    ['en', 'War: target 1 against target 2.'],
    ['de', 'Krieg: Ziel 1 gegen Ziel 2.'],
    ['pl', 'Wojna: cel 1 – cel 2.'],
  ])('does not repeat how many states to mark (%s)', (language, war) => {
    const texts = textsIn(language);
    const events = texts.cards?.events ?? {};

    const written = Object.values(events).map((one) => [one, effectText(one, texts)] as const);

    expect(events['war'] && effectText(events['war'], texts)).toBe(war);
    expect(written.filter(([one, text]) => !text || !one.text.endsWith(text))).toEqual([]);
    const marking = texts.text('card-mark-any-count', { count: 2 });
    expect(written.filter(([, text]) => text.includes(marking))).toEqual([]);
  });
});

describe('what the Host and the others say and add', () => {
  function view(answer: AnswerView): WarringView {
    const cards = [
      { card: 'levy', targets: ['qi'], choice: null, owner: 1 },
      { card: 'levy', targets: ['wei'], choice: null, owner: 0 },
      { card: 'levy', targets: ['han'], choice: null, owner: null },
    ];
    const said = [
      { seat: 0, said: 'support', state: null },
      { seat: 1, said: 'strengthen', state: 'qi' },
    ];
    const seat = { hand: [], laid_cards: null };
    return { viewer: 0, host: 1, said, seats: [seat, seat], agenda: { cards }, own: { answer } } as unknown as WarringView;
  }
  const done = { kind: 'done', text: 'done', index: 0, fields: {} };
  const texts = textsIn('en');

  it('names the button of a card that the Host adds', () => {
    const added = { slot: 1, card: 'levy', targets: ['qi'], choice: null };
    expect(answerLabel(done, view(added), texts)).toBe('Add the card');
    expect(answerLabel(done, view({ laid: [{ ...added }] }), texts)).toBe('Play 1 card');
  });

  it('repeats what the Host has said', () => {
    expect(hostWords(view({}), texts.withNames(['Ann', 'Bo']))).toBe('Bo: “I will strengthen Qi.”');
  });

  it('knows whose card of the event deck is another player\u2019s', () => {
    const [deck] = trayGroups({ view: view({}), legal: [], prompt: 'order', texts: texts });
    expect(deck?.cards.map(({ owner }) => owner)).toEqual([1, null, null]);
    expect(deck?.cards.map(({ foot }) => foot)).toEqual(['Qi', 'Wei', 'Han']);
  });
});
