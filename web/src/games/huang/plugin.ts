/** HUANG in the browser. */
import type { Lesson } from '../../lessons/lessons';
import type { GamePlugin } from '../plugin';
import type { HuangView } from './generated/view';
import { wordFunctions } from './words';

export const plugin: GamePlugin<HuangView> = {
  order: 1,
  loadPicture: async () => (await import('./Picture.svelte')).default,
  messages: import.meta.glob<string>('./locale/*/{board,describe}.ftl', {
    query: '?raw',
    import: 'default',
  }),
  wordFunctions,
  loadBoard: async () => (await import('./board/Board.svelte')).default,
  loadSeatLooks: async () => (await import('./seats')).seatLooks,
  sounds: {
    revolt_began: 'conflict',
    war_began: 'conflict',
    leader_placed: 'leader',
    leader_moved: 'leader',
    tile_placed: 'piece',
    pagoda_built: 'piece',
    palace_built: 'piece',
  },
  loadDescriber: async () => (await import('./describe')).describer,
  lesson: {
    script: import.meta.glob<Lesson>('./generated/lesson.json', { import: 'default' }),
    messages: import.meta.glob<string>('./locale/*/lesson.ftl', { query: '?raw', import: 'default' }),
  },
};
