/** The part of a map that is shown: pinch, wheel and double tap zoom, dragging pans. */
import type { Point } from './hex';

const MAX_SCALE = 3;
/** Makes every space of a small screen large enough for a finger. */
const CLOSE = 2.4;
/** A pointer that moves by less, in pixels, still taps. */
const SLACK = 6;
const DOUBLE_TAP = 300;

/** Left, top, width and height. */
export type Box = readonly [number, number, number, number];

export class Zoom {
  scale = $state(1);
  /** Width by height, of the whole map and of the window it is shown in. */
  aspect = $state(1);
  windowAspect = $state(1);
  /** The middle of the part that is shown, as shares of width and height. */
  #middle = $state.raw<Point>({ x: 0.5, y: 0.5 });
  readonly #pointers = new Map<number, Point>();
  #tapped = 0;
  /** The pointer has dragged the map; its click is none. */
  hasDragged = false;

  /** The shares of width and height that are shown; the whole map may leave margins. */
  readonly #shown = $derived.by<Point>(() =>
    this.scale === 1
      ? { x: 1, y: 1 }
      : { x: 1 / this.scale, y: this.aspect / this.windowAspect / this.scale },
  );

  /** The part of a box that is shown, as an SVG's viewBox. */
  viewBox([left, top, width, height]: Box): string {
    const [w, h] = [width * this.#shown.x, height * this.#shown.y];
    const [x, y] = [left + this.#middle.x * width - w / 2, top + this.#middle.y * height - h / 2];
    return [x, y, w, h].map((n) => n.toFixed(1)).join(' ');
  }

  reset(): void {
    this.scale = 1;
    this.#middle = { x: 0.5, y: 0.5 };
  }

  /** Zoom in around a point of the box, or out again. */
  toggle(point: Point = { x: 0.5, y: 0.5 }): void {
    if (this.scale > 1) return this.reset();
    this.scale = CLOSE;
    this.#moveTo(point);
  }

  /** Show a part of the map, or all of it where that is as large; 1 fits its width. */
  showAt(point: Point, scale: number): void {
    const whole = this.aspect / this.windowAspect;
    this.scale = scale > Math.min(1, whole) ? Math.min(MAX_SCALE, scale) : 1;
    this.#moveTo(point);
  }

  onWheel(event: WheelEvent & { currentTarget: Element }): void {
    if (!event.ctrlKey && this.scale === 1) return;
    event.preventDefault();
    this.#zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, shareOf(event, event.currentTarget));
  }

  onDown(event: PointerEvent & { currentTarget: Element }): void {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) this.hasDragged = false;
    if (event.pointerType !== 'touch' || this.#pointers.size > 1) return;
    const isSecond = event.timeStamp - this.#tapped < DOUBLE_TAP;
    this.#tapped = isSecond ? 0 : event.timeStamp;
    if (!isSecond) return;
    this.hasDragged = true; // the second tap chooses nothing
    this.toggle(shareOf(event, event.currentTarget));
  }

  onMove(event: PointerEvent & { currentTarget: Element }): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const share = distance(now, other) / (distance(before, other) || 1);
      this.#zoomBy(share, shareOf(event, event.currentTarget));
      this.hasDragged = true;
    } else if (this.scale > 1 && (this.hasDragged || distance(now, before) > SLACK)) {
      this.hasDragged = true;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      this.#moveTo({
        x: this.#middle.x - ((now.x - before.x) / width) * this.#shown.x,
        y: this.#middle.y - ((now.y - before.y) / height) * this.#shown.y,
      });
    } else return;
    this.#pointers.set(event.pointerId, now);
  }

  onUp(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  /** Zoom, and keep a point of what is shown where it is. */
  #zoomBy(factor: number, at: Point): void {
    const before = this.#shown;
    this.scale = Math.min(MAX_SCALE, Math.max(1, this.scale * factor));
    this.#moveTo({
      x: this.#middle.x + (at.x - 0.5) * (before.x - this.#shown.x),
      y: this.#middle.y + (at.y - 0.5) * (before.y - this.#shown.y),
    });
  }

  /** Nothing outside of the box is ever shown. */
  #moveTo({ x, y }: Point): void {
    const within = (n: number, shown: number) =>
      shown >= 1 ? 0.5 : Math.min(1 - shown / 2, Math.max(shown / 2, n));
    this.#middle = { x: within(x, this.#shown.x), y: within(y, this.#shown.y) };
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function shareOf(event: MouseEvent, box: Element): Point {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}
