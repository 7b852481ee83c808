/** The words on the buttons of answers that are not on a card or the map. */
import type { LegalAction } from '../../../board/board';
import type { GameTexts } from '../../../lib/texts';
import type { WarringView } from '../generated/view';
import { addedCard, laidCards, markedCard } from '../view';

export function answerLabel(action: LegalAction, view: WarringView, texts: GameTexts): string {
  const { kind, fields } = action;
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  const words = texts.cards?.events[markedCard(view)?.card ?? ''];
  const way = words?.ways['ab'.indexOf(String(fields.choice))];
  if (kind === 'choose' && way) {
    return texts.text('board-way', { letter: String(fields.choice).toUpperCase(), name: way.name });
  }
  if (kind === 'done') {
    return addedCard(view) ? texts.text('board-add') : texts.text('board-done', { count: laidCards(view).length });
  }
  if (kind === 'exchange') {
    return texts.text('board-exchange', {
      new: name(own?.own_offer, fields.offer, texts),
      old: name(own?.own_characters, fields.slot, texts),
    });
  }
  return texts.action(action);
}

function name(people: readonly { key: string }[] | null | undefined, number: unknown, texts: GameTexts): string {
  const key = people?.[Number(number) - 1]?.key ?? '';
  return texts.cards?.characters[key]?.name ?? key;
}

/** What the Host has said to the table; empty if nothing. */
export function hostWords(view: WarringView, texts: GameTexts): string {
  const said = view.said.find(({ seat }) => seat === view.host);
  return said ? texts.event({ kind: 'statement', fields: { ...said } }) : '';
}
