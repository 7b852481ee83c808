/** Legal actions as a tree: kind, then field by field, so that no list is too long to hear. */
import type { LegalAction } from '../board/board';

/** So few actions are all listed at once. */
export const MAX_LISTED = 12;

export interface Choice {
  /** The field this choice settles; "kind" for the first. */
  field: string;
  value: unknown;
  actions: readonly LegalAction[];
}

/** What can be chosen next among the actions; empty if they are to be listed one by one. */
export function choices(actions: readonly LegalAction[]): Choice[] {
  const kinds = grouped(actions, 'kind', (action) => action.kind);
  if (kinds.length > 1) return kinds;
  if (actions.length <= MAX_LISTED) return [];
  for (const field of Object.keys(actions[0]?.fields ?? {})) {
    const groups = grouped(actions, field, (action) => action.fields[field]);
    // A field that tells every action apart is no step, it is the list itself.
    if (groups.length > 1 && groups.length < actions.length) return groups;
  }
  return [];
}

function grouped(
  actions: readonly LegalAction[],
  field: string,
  part: (action: LegalAction) => unknown,
): Choice[] {
  const groups = new Map<string, { value: unknown; actions: LegalAction[] }>();
  for (const action of actions) {
    const value = part(action);
    const key = JSON.stringify(value) ?? '';
    const group = groups.get(key);
    if (group) group.actions.push(action);
    else groups.set(key, { value, actions: [action] });
  }
  return [...groups.values()].map((group) => ({ field, ...group }));
}

/** The legal action written so; capitals and spaces forgiven. */
export function findTyped(actions: readonly LegalAction[], text: string): LegalAction | undefined {
  const wanted = folded(text);
  return actions.find((action) => folded(action.text) === wanted);
}

function folded(text: string): string {
  return text.trim().toLowerCase().split(/\s+/).join(' ');
}
