/** The role cards as rows of buttons. */
import type { LegalAction } from '../../board/board';
import type { GameTexts } from '../../lib/texts';
import type { Good } from './board/pieces';
import { effects, type Amount } from './effects';
import components from './generated/components.json';
import type { HuangdiView } from './generated/view';
import { exampleNotation, levelOf, ofRole, ROLES } from './view';

export interface RoleButton {
  /** Absent if it is not legal now. */
  action: LegalAction | undefined;
  /** For the question why it is not legal. */
  notation: string;
  label: string;
  /** What the number of the label counts. */
  counted?: Good;
  amounts: readonly Amount[];
  /** Costs nothing, where its neighbours have a price. */
  isFree: boolean;
}

export interface RoleRow {
  kind: string;
  what: string;
  buttons: readonly RoleButton[];
  /** Several buttons beside each other. */
  isGroup: boolean;
  /** They say only how much or where to; the row says what. */
  isTitled: boolean;
  /** The action is chosen on the wall or among the favour cards. */
  isPointed: boolean;
}

interface Table {
  view: HuangdiView;
  seat: number;
  legal: readonly LegalAction[];
  texts: GameTexts;
}

export function roleRows(table: Table, role: string): RoleRow[] {
  return (ROLES[role] ?? []).map((kind) => {
    const what = table.texts.text(`board-role-${kind}`);
    const buttons = buttonsOf(table, role, kind);
    return {
      kind,
      what,
      buttons,
      isGroup: buttons.every(({ label }) => label !== what),
      isTitled: ['recruit', 'quarry', 'build', 'move'].includes(kind),
      isPointed: kind === 'favour' || kind === 'remove',
    };
  });
}

function buttonsOf(table: Table, role: string, kind: string): RoleButton[] {
  const { view, seat, legal, texts } = table;
  const found = ofRole(legal, role).filter((action) => action.kind === kind);
  const own = view.seats[seat];
  if (!own) return [];
  const button = (of?: unknown, field = 'count', label = texts.text(`board-role-${kind}`)) => {
    const action = of === undefined ? found[0] : found.find(({ fields }) => fields[field] === of);
    const amounts = effects(view, seat, kind, of);
    const notation = field === 'count' ? exampleNotation(kind, role, own, Number(of)) : `${kind} ${String(of)}`;
    return { action, notation, label, amounts, isFree: false };
  };
  switch (kind) {
    case 'recruit':
    case 'quarry':
      return components.recruit_cost.map((cost, index) => {
        const counted: Good = kind === 'recruit' ? 'peasants' : 'blocks';
        const made = button(index + 1, 'count', `+${index + 1}`);
        return { ...made, amounts: made.amounts.filter(({ of }) => of === 'jade'), counted, isFree: !cost };
      });
    case 'build':
      return [1, 2].map((blocks) => {
        return { ...button(blocks, 'count', texts.text('blocks', { blocks })), isFree: blocks === 1 };
      });
    case 'move':
      return view.provinces
        .filter((province) => province !== own.camp)
        .map((province) => button(province, 'province', texts.text('board-to', { province })));
    case 'repeat':
      if (!found.length) return [button()];
      return own.roles_on_table
        .filter((laid) => laid !== 'taskmaster')
        .map((laid) => button(laid, 'role', texts.text('board-repeat', { role: laid })));
    case 'favour':
    case 'remove':
      return [{ ...button(), amounts: distinct(found.flatMap((action) => pointed(view, seat, action))) }];
    default:
      return [button()];
  }
}

function pointed(view: HuangdiView, seat: number, { kind, fields }: LegalAction): Amount[] {
  return effects(view, seat, kind, kind === 'favour' ? fields.card : levelOf(String(fields.place)));
}

function distinct(amounts: readonly Amount[]): Amount[] {
  const byCount = new Map(amounts.map((amount) => [amount.count, amount]));
  return [...byCount.values()].sort((a, b) => b.count - a.count);
}
