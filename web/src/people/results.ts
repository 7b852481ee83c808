/** How finished games ended, in words. */
import type { Skill, TableLine } from '../generated/wire';
import { formatSeat } from '../lib/format';
import { t } from '../lib/i18n.svelte';

/** Who won, and the visitor's own place if they had one seat. */
export function formatResult(table: TableLine): string {
  const { outcome } = table;
  if (!outcome) return t(`status-${table.status}`);
  if (!outcome.winners.length) return t('result-nobody');
  const winners = table.seats.filter(({ seat }) => outcome.winners.includes(seat));
  const names = new Intl.ListFormat(document.documentElement.lang).format(winners.map(formatSeat));
  const [mine, ...others] = table.seats.filter((seat) => seat.mine);
  if (!mine || others.length) return t('result-winner', { names });
  if (mine.standin) return t('result-left', { names });
  if (outcome.winners.includes(mine.seat)) {
    return winners.length > 1 ? t('result-shared') : t('result-won');
  }
  return t('result-place', { place: outcome.ranks[mine.seat] ?? 0, seats: table.seats.length, names });
}

/** The ratings that a table is for. */
export function formatSkill({ least, most }: Skill): string {
  if (most === null || most === undefined) return t('skill-least', { least: least ?? 0 });
  if (least === null || least === undefined) return t('skill-most', { most });
  return t('skill-both', { least, most });
}
