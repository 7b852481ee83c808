/** The texts of the client in English, with the introductions of the games. */
import client from './en.ftl?raw';

const INTROS = import.meta.glob<string>('../games/*/locale/en/intro.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default [client, ...Object.values(INTROS)];
