/**
 * Tooltips of pieces and cards. `data-tip` shows on hover; it and `title`, which browsers show on
 * hover by themselves, also show on keyboard focus and on a tap. What a tap would choose shows its
 * tip while it is held.
 */

/** Milliseconds that a pointer rests, or a finger is held. */
const DELAY = 500;
const MARGIN = 8;
/** What a tap acts on. */
const ANSWERS = 'button:enabled:not([aria-disabled="true"]), a, [role="button"].open, select, input';

let bubble: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function startTips(): void {
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    hide();
    later(closest(target, '[data-tip]'));
  });
  addEventListener('pointerdown', ({ target, pointerType }) => {
    hide();
    if (pointerType === 'touch') later(closest(target));
  });
  addEventListener('pointerup', () => clearTimeout(timer));
  addEventListener('pointercancel', hide);
  addEventListener('click', (event) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (isTouch && !closest(event.target, ANSWERS)) show(closest(event.target));
  });
  addEventListener('focusin', ({ target }) => {
    hide();
    if (target instanceof Element && target.matches(':focus-visible')) show(closest(target));
  });
  addEventListener('focusout', hide);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}

function closest(target: EventTarget | null, what = '[data-tip], [title]'): Element | null {
  return target instanceof Element ? target.closest(what) : null;
}

function later(piece: Element | null): void {
  clearTimeout(timer);
  timer = setTimeout(() => show(piece), DELAY);
}

function show(piece: Element | null): void {
  const text = piece?.getAttribute('data-tip') ?? piece?.getAttribute('title');
  const dialog = document.querySelector('dialog[open]');
  if (!piece?.isConnected || !text || (dialog && !dialog.contains(piece))) return;
  bubble ??= document.createElement('div');
  bubble.className = 'tip';
  bubble.ariaHidden = 'true';
  bubble.textContent = text;
  document.body.append(bubble);
  const at = piece.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const x = Math.min(Math.max(at.x + at.width / 2 - width / 2, MARGIN), innerWidth - width - MARGIN);
  const above = at.top - height - MARGIN;
  bubble.style.left = `${x}px`;
  bubble.style.top = `${above > MARGIN ? above : Math.min(at.bottom + MARGIN, innerHeight - height)}px`;
}

function hide(): void {
  clearTimeout(timer);
  bubble?.remove();
}
