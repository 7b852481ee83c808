/** The texts of the client in Polish, with the introductions of the games. */
import client from './pl.ftl?raw';

const INTROS = import.meta.glob<string>('../games/*/locale/pl/intro.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default [client, ...Object.values(INTROS)];
