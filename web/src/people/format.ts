/** Dates and numbers as text. */
import { settings } from '../lib/settings.svelte';

/** A date with the time of day. */
export function formatDate(milliseconds: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(settings.language, style).format(milliseconds);
}

/** A number with one decimal. */
export function formatNumber(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(settings.language, digits).format(value);
}
