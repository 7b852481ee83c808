/** Lists of lines that are cut between lines, never through one. */

/** Pixels at the lower edge for the button that shows what is below. */
const ROOM = 26;

/** By how many pixels a scrolling list of cards is to be clipped, and how many lines that hides. */
export function wholeLines(cards: HTMLElement): { clippedBy: number; hidden: number } {
  const { top, bottom } = cards.getBoundingClientRect();
  const lines = [...cards.querySelectorAll('li')];
  if (isAbove(lines.at(-1), bottom)) return { clippedBy: 0, hidden: 0 };
  // Where the button leaves no room for a line, it lies over the end of one.
  for (const edge of [bottom - ROOM, bottom]) {
    const first = lines.findIndex((line) => !isAbove(line, edge));
    const start = startOf(lines[first]);
    if (start > top) return { clippedBy: Math.max(0, bottom - start), hidden: lines.length - first };
  }
  return { clippedBy: 0, hidden: lines.length };
}

/** The upper edge of a line; a heading does not stay behind without its first line. */
function startOf(line: Element | undefined): number {
  const upper = (line?.matches(':first-child') && line.closest('article')) || line;
  return upper?.getBoundingClientRect().top ?? 0;
}

function isAbove(line: Element | undefined, edge: number): boolean {
  // Half a pixel may be lost by rounding.
  return !line || line.getBoundingClientRect().bottom <= edge + 0.5;
}
