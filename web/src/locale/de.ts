/** The texts of the client in German, with the introductions of the games. */
import client from './de.ftl?raw';

const INTROS = import.meta.glob<string>('../games/*/locale/de/intro.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default [client, ...Object.values(INTROS)];
