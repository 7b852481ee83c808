/** The description of a position of a game that has no folder here: the view, field by field. */
import type { View } from '../board/board';
import type { Describer, Section } from './describe';

/** Fields of every view that the page shows elsewhere. */
const SHOWN_ELSEWHERE = ['game', 'viewer', 'pending', 'outcome'];

export const plainDescriber: Describer = { sections };

function sections(view: View): Section[] {
  return Object.entries(view)
    .filter(([name]) => !SHOWN_ELSEWHERE.includes(name))
    .map(([name, value]) => ({ title: title(name), lines: lines(value) }));
}

/** One line for each item of a list and each field of an object. */
function lines(value: unknown): string[] {
  if (Array.isArray(value)) return value.map((item, number) => `${number + 1}. ${line(item)}`);
  if (value === null || typeof value !== 'object') return [line(value)];
  return Object.entries(value).map(([name, part]) => `${title(name)}: ${line(part)}`);
}

/** "hand size: 6, points: 3"; a dash for nothing. */
function line(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map(line)
    : Object.entries(value).map(([name, part]) => `${title(name)}: ${line(part)}`);
  return parts.join(', ') || '–';
}

function title(name: string): string {
  return name.replaceAll('_', ' ');
}
