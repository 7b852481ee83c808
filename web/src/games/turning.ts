/** The rules of turning points, by game: apart from the plugins, which a table's first load has. */
import type { TurningRules } from '../replay/turning';

const FOUND = import.meta.glob<TurningRules>('./*/turning.ts', { import: 'rules' });

/** Null for a game whose result has the graph only. */
export async function loadTurning(game: string): Promise<TurningRules | null> {
  return (await FOUND[`./${game}/turning.ts`]?.()) ?? null;
}
