/** The Warring States in the browser. */
import type { Lesson } from '../../lessons/lessons';
import type { GamePlugin } from '../plugin';
import { cardFunctions, loadCards } from './cards';
import type { WarringView } from './generated/view';

export const plugin: GamePlugin<WarringView> = {
  order: 3,
  loadPicture: async () => (await import('./Picture.svelte')).default,
  messages: import.meta.glob<string>('./locale/*/{board,describe}.ftl', {
    query: '?raw',
    import: 'default',
  }),
  loadBoard: async () => (await import('./board/Board.svelte')).default,
  loadSeatLooks: async () => (await import('./seats')).seatLooks,
  sounds: {
    war: 'conflict',
    raid: 'conflict',
    state_died: 'conflict',
    card_played: 'leader',
    cards_revealed: 'piece',
  },
  loadDescriber: async () => (await import('./describe')).describer,
  lesson: {
    script: import.meta.glob<Lesson>('./generated/lesson.json', { import: 'default' }),
    messages: import.meta.glob<string>('./locale/*/lesson.ftl', { query: '?raw', import: 'default' }),
  },
  cards: { load: loadCards, functions: cardFunctions },
};
