/** Huang Di in the browser. */
import type { Lesson } from '../../lessons/lessons';
import type { GamePlugin } from '../plugin';
import type { HuangdiView } from './generated/view';

export const plugin: GamePlugin<HuangdiView> = {
  order: 2,
  loadPicture: async () => (await import('./Picture.svelte')).default,
  messages: import.meta.glob<string>('./locale/*/{board,describe}.ftl', {
    query: '?raw',
    import: 'default',
  }),
  loadBoard: async () => (await import('./board/Board.svelte')).default,
  loadSeatLooks: async () => {
    const { lookOf } = await import('./board/pieces');
    return (view, seat) => lookOf(view.seats[seat]?.colour ?? '');
  },
  sounds: {
    bids_shown: 'conflict',
    role_played: 'leader',
    taskmaster_moved: 'leader',
    block_built: 'piece',
    emperor_placed: 'piece',
  },
  loadDescriber: async () => (await import('./describe')).describer,
  lesson: {
    script: import.meta.glob<Lesson>('./generated/lesson.json', { import: 'default' }),
    messages: import.meta.glob<string>('./locale/*/lesson.ftl', { query: '?raw', import: 'default' }),
  },
};
