/** Labels of places, for screen readers and the line below the map. */
import type { GameTexts } from '../../../lib/texts';
import { cellOf } from '../hex';
import type { HuangView } from '../generated/view';
import { leaderFields, leadersOf, realmAt, type Place } from '../view';

/** "c2, capital Qin, yellow tile". */
export function placeLabel(view: HuangView, place: Place, texts: GameTexts): string {
  const { column, row } = cellOf(place);
  const parts: string[] = [place];
  const capital = view.board.capitals[place];
  if (capital) parts.push(texts.text('text-capital', { name: capital }));
  const tile = view.tiles[place];
  const leader = view.leaders.find((found) => found.place === place);
  const gang = view.bandits.find((found) => found.places.includes(place));
  if (tile) parts.push(texts.text('text-tile', { colour: tile }));
  if (leader) {
    parts.push(texts.text('text-leader', leaderFields(view, leader.colour, leader.seat)));
  }
  if (gang) parts.push(texts.text('text-bandits-here', { count: gang.bandits }));
  if (view.granaries.includes(place)) parts.push(texts.text('board-granary'));
  for (const pagoda of view.pagodas) {
    if (pagoda.places.includes(place)) {
      parts.push(texts.text('board-pagoda', { colour: pagoda.colour }));
    }
  }
  if (view.palace.includes(place)) parts.push(texts.text('board-palace'));
  if (!tile && !leader) {
    const river = view.board.rows[row]?.[column] === '~';
    parts.push(texts.text(river ? 'text-river' : 'text-land'));
  }
  return parts.join(', ');
}

/** What lies on a place, and what it is for; null if nothing does. */
export function placeTip(view: HuangView, place: Place, texts: GameTexts): string | null {
  const tile = view.tiles[place];
  const leader = view.leaders.find((found) => found.place === place);
  const pagoda = view.pagodas.find(({ places }) => places.includes(place));
  const tips = [
    tile && texts.text('board-tip-tile', { colour: tile }),
    leader && texts.text('board-tip-leader', { colour: leader.colour }),
    pagoda && texts.text('board-tip-pagoda', { colour: pagoda.colour }),
  ].filter(Boolean);
  return tips.length ? [placeLabel(view, place, texts), ...tips].join('\n') : null;
}

/** Leaders and strength of the state around a place; null if it belongs to none. */
export function realmLabel(view: HuangView, place: Place, texts: GameTexts): string | null {
  const realm = realmAt(view, place);
  if (!realm) return null;
  return texts.text('board-realm', { leaders: leadersOf(view, realm), strength: realm.strength });
}
