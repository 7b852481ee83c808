/** The plates of the states on the map, and the arrows between them. */
import { arrowShape, type ArrowShape, type Point } from '../../../board/arrow';
import { STATE_SHAPES, type StateShape } from './geography';

export const PLATE = { width: 148, height: 62 };

/** How far an arrow bends away from the straight line. */
const BEND = 26;
/** From the plate's edge to the arrow. */
const GAP = 7;
const HEAD = 15;

/** An arrow from one state's plate to another's; null if one of them is not on the map. */
export function arrow(from: string, to: string): ArrowShape | null {
  const one = STATE_SHAPES[from];
  const two = STATE_SHAPES[to];
  if (!one || !two) return null;
  const start = edge(one, two, GAP);
  const end = edge(two, one, GAP);
  return arrowShape(start, end, BEND, HEAD);
}

/** Where the line between two plates leaves the first one. */
function edge(from: StateShape, to: StateShape, gap: number): Point {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const scale = Math.min(
    (PLATE.width / 2 + gap) / Math.abs(x || 1e-6),
    (PLATE.height / 2 + gap) / Math.abs(y || 1e-6),
  );
  return { x: from.x + x * scale, y: from.y + y * scale };
}
