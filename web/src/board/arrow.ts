/** Bent arrows on the boards. */

export interface Point {
  x: number;
  y: number;
}

export interface ArrowShape {
  shaft: string;
  head: string;
}

/** An arrow whose middle lies `bend` off the straight line, with a head of this length. */
export function arrowShape(start: Point, end: Point, bend: number, head: number): ArrowShape {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const across = { x: (end.y - start.y) / length, y: (start.x - end.x) / length };
  const middle = {
    x: (start.x + end.x) / 2 + across.x * bend,
    y: (start.y + end.y) / 2 + across.y * bend,
  };
  const angle = Math.atan2(end.y - middle.y, end.x - middle.x);
  const behind = (distance: number, turn = 0) =>
    `${round(end.x - distance * Math.cos(angle + turn))} ${round(end.y - distance * Math.sin(angle + turn))}`;
  return {
    shaft: `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${behind(head * 0.6)}`,
    head: `M${round(end.x)} ${round(end.y)}L${behind(head, 0.55)}L${behind(head, -0.55)}Z`,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
