/** Seats, clocks and times as text. */
import type { BankClock, MoveClock, NoClock, SeatInfo } from '../generated/wire';
import { settings } from './settings.svelte';
import { t } from './i18n.svelte';

export function formatSeat(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot') return t('seat-bot', { level: seat.level ?? '' });
  // A program may call itself what it likes, somebody's name too.
  if (seat.kind === 'program')
    return [t('seat-program'), seat.program?.agent].filter(Boolean).join(' · ');
  const name = seat.name ?? t('somebody');
  return seat.guest ? t('guest-named', { name }) : name;
}

export function formatClock(clock: NoClock | MoveClock | BankClock): string {
  if (clock.kind === 'none') return t('clock-none');
  if (clock.kind === 'move') return t('clock-move', { time: formatDuration(clock.seconds) });
  return t('clock-bank', { time: formatDuration(clock.seconds), more: clock.increment ?? 0 });
}

/** Seconds as days, hours or minutes. */
export function formatDuration(seconds: number): string {
  if (seconds >= 86_400) return t('days', { count: Math.round(seconds / 86_400) });
  if (seconds >= 3_600) return t('hours', { count: Math.round(seconds / 3_600) });
  return t('minutes', { count: Math.round(seconds / 60) });
}

export function formatAge(milliseconds: number): string {
  const ago = (milliseconds - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  if (Math.abs(ago) < 60) return format.format(0, 'second');
  if (Math.abs(ago) < 3_600) return format.format(Math.round(ago / 60), 'minute');
  if (Math.abs(ago) < 86_400) return format.format(Math.round(ago / 3_600), 'hour');
  return format.format(Math.round(ago / 86_400), 'day');
}

/** A share as a percentage, spaced as the language has it. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share);
}

/** Milliseconds as on a clock: 1:05:09, 5:09. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, n) => (n ? String(part).padStart(2, '0') : String(part))).join(':');
}

/** The names of the people at a table; empty for bots, and for somebody who has several seats. */
export function playerNames(seats: readonly SeatInfo[]): string[] {
  const names = seats.map((seat) => (seat.kind === 'person' ? (seat.name ?? '') : ''));
  return names.map((name) => (names.indexOf(name) === names.lastIndexOf(name) ? name : ''));
}
