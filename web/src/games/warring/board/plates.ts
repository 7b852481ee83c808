/** The plates of the states on the map, and the arrows between them. */
import { STATE_SHAPES, type StateShape } from './geography';

export const PLATE = { width: 148, height: 62 };

/** How far an arrow bends away from the straight line. */
const BEND = 26;
/** From the plate's edge to the arrow. */
const GAP = 7;
const HEAD = 15;

export interface ArrowShape {
  shaft: string;
  head: string;
}

/** An arrow from one state's plate to another's; null if one of them is not on the map. */
export function arrow(from: string, to: string): ArrowShape | null {
  const one = STATE_SHAPES[from];
  const two = STATE_SHAPES[to];
  if (!one || !two) return null;
  const start = edge(one, two, GAP);
  const end = edge(two, one, GAP);
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const across = { x: (end.y - start.y) / length, y: (start.x - end.x) / length };
  const middle = {
    x: (start.x + end.x) / 2 + across.x * BEND,
    y: (start.y + end.y) / 2 + across.y * BEND,
  };
  const angle = Math.atan2(end.y - middle.y, end.x - middle.x);
  const tip = (turn: number) =>
    `${round(end.x - HEAD * Math.cos(angle + turn))} ${round(end.y - HEAD * Math.sin(angle + turn))}`;
  const neck = `${round(end.x - 9 * Math.cos(angle))} ${round(end.y - 9 * Math.sin(angle))}`;
  return {
    shaft: `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${neck}`,
    head: `M${round(end.x)} ${round(end.y)}L${tip(0.55)}L${tip(-0.55)}Z`,
  };
}

/** Where the line between two plates leaves the first one. */
function edge(from: StateShape, to: StateShape, gap: number): { x: number; y: number } {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const scale = Math.min(
    (PLATE.width / 2 + gap) / Math.abs(x || 1e-6),
    (PLATE.height / 2 + gap) / Math.abs(y || 1e-6),
  );
  return { x: from.x + x * scale, y: from.y + y * scale };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
