import type { GameTexts } from '../lib/texts';

/** The options of a table in words, without those switched off. */
export function describeOptions(options: Record<string, unknown>, texts: GameTexts): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const id = `option-${name.replaceAll('_', '-')}`;
    if (!value || (Array.isArray(value) && !value.length)) return [];
    const title = texts.text(id);
    const choice = `${id}-${String(value).replaceAll('_', '-')}`;
    return [texts.has(choice) ? `${title}: ${texts.text(choice)}` : title];
  });
}
