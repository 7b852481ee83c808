/** Points fly from the board to the panel of the player who gets them. */
import { settings, type Speed } from './settings.svelte';

const MILLISECONDS: Record<Speed, number> = { slow: 1400, normal: 900, fast: 500, instant: 0 };

/** Let a text fly to an element, or to its panel where a small screen hides it. */
export function flyPoints(target: Element, text: string, colour = 'var(--accent)'): void {
  const board = document.querySelector('[data-map]');
  const duration = MILLISECONDS[settings.speed];
  if (!board || !settings.animation || !duration) return;
  const from = centre(board.querySelector('[data-last]') ?? board);
  const to = centre(target.getClientRects().length ? target : (target.closest('li') ?? target));
  const flying = document.createElement('b');
  flying.className = 'flying';
  flying.ariaHidden = 'true';
  flying.textContent = text;
  flying.style.color = colour;
  document.body.append(flying);
  const at = ({ x, y }: Point, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const flight = flying.animate(
    [
      { transform: at(from, 0.6), opacity: 0 },
      { transform: at(from, 1.6), opacity: 1, offset: 0.25 },
      { transform: at(to, 0.9), opacity: 1, offset: 0.9 },
      { transform: at(to, 0.9), opacity: 0 },
    ],
    { duration, easing: 'ease-in-out' },
  );
  flight.onfinish = flight.oncancel = () => flying.remove();
}

interface Point {
  x: number;
  y: number;
}

function centre(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
