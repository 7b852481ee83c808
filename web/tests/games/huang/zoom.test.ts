// Fingers on the map: two pinch it, one drags it once it is large, a double tap goes there and back.
import { describe, expect, it } from 'vitest';
import { Zoom } from '../../../src/games/huang/zoom.svelte';

const BOX = [0, 0, 100, 100] as const;
const currentTarget = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 100 }) };

function finger(clientX: number, clientY: number, { pointerId = 1, timeStamp = 1000 } = {}) {
  const touch = { clientX, clientY, pointerId, timeStamp, pointerType: 'touch', currentTarget };
  return touch as unknown as PointerEvent & { currentTarget: Element };
}

describe('the map under fingers', () => {
  it('is enlarged by a double tap around the finger, and shown whole by the next', () => {
    const zoom = new Zoom();
    const tap = (timeStamp: number) => {
      zoom.onDown(finger(90, 10, { timeStamp }));
      zoom.onUp(finger(90, 10));
    };
    tap(1000);
    expect([zoom.scale, zoom.hasDragged]).toEqual([1, false]);
    tap(1100);
    expect(zoom.scale).toBe(2.4);
    expect(zoom.hasDragged).toBe(true); // the second tap chooses nothing
    expect(zoom.viewBox(BOX)).toBe('58.3 0.0 41.7 41.7');
    tap(2000);
    tap(2100);
    expect(zoom.viewBox(BOX)).toBe('0.0 0.0 100.0 100.0');
  });

  it('is pinched by two, within limits', () => {
    const zoom = new Zoom();
    zoom.onDown(finger(40, 50));
    zoom.onDown(finger(60, 50, { pointerId: 2 }));
    zoom.onMove(finger(80, 50, { pointerId: 2 }));
    expect(zoom.scale).toBe(2);
    zoom.onMove(finger(1000, 50, { pointerId: 2 }));
    expect(zoom.scale).toBe(3);
    zoom.onMove(finger(41, 50, { pointerId: 2 }));
    expect(zoom.scale).toBe(1);
  });

  it('is dragged by one only where it is large, and never beyond its edge', () => {
    const zoom = new Zoom();
    zoom.onDown(finger(50, 50));
    zoom.onMove(finger(20, 50));
    expect(zoom.hasDragged).toBe(false);
    zoom.onUp(finger(20, 50));

    zoom.toggle();
    zoom.onDown(finger(50, 50, { timeStamp: 5000 }));
    zoom.onMove(finger(52, 50));
    expect(zoom.hasDragged).toBe(false); // a tap that slips a little is a tap
    zoom.onMove(finger(20, 50));
    expect(zoom.viewBox(BOX)).toBe('41.7 29.2 41.7 41.7');
    zoom.onMove(finger(-500, 50));
    expect(zoom.viewBox(BOX)).toBe('58.3 29.2 41.7 41.7');
  });
});
