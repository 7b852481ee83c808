/** Legal actions as a tree: by kind, then field by field, so that no menu is too long to hear. */
import type { LegalAction } from '../board/board';

/** Up to this many actions are listed without menus. */
export const MAX_LISTED = 12;

export interface Choice {
  /** The field that this choice decides; "kind" for the first. */
  field: string;
  value: unknown;
  actions: readonly LegalAction[];
}

/** The next menu; empty if the actions are to be listed one by one. */
export function choices(actions: readonly LegalAction[]): Choice[] {
  const kinds = grouped(actions, 'kind', (action) => action.kind);
  if (kinds.length > 1) return kinds;
  if (actions.length <= MAX_LISTED) return [];
  for (const field of Object.keys(actions[0]?.fields ?? {})) {
    const groups = grouped(actions, field, (action) => action.fields[field]);
    // A field with another value in every action would just be the list.
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

/** The legal action with this notation, regardless of case and spacing. */
export function findTyped(actions: readonly LegalAction[], text: string): LegalAction | undefined {
  const wanted = folded(text);
  return actions.find((action) => folded(action.text) === wanted);
}

function folded(text: string): string {
  return text.trim().toLowerCase().split(/\s+/).join(' ');
}
