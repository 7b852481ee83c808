/** Outlines of the seven states on a map of 640 by 500, and the centres of their figures. */
export interface StateShape {
  outline: string;
  x: number;
  y: number;
}

export const STATE_SHAPES: Record<string, StateShape> = {
  qin: { outline: 'M12 120L96 66L178 92L184 148L186 262L180 372L92 378L16 310Z', x: 98, y: 216 },
  zhao: { outline: 'M178 92L214 16L348 12L400 92L376 152L184 148Z', x: 282, y: 84 },
  wei: { outline: 'M184 148L376 152L404 212L378 262L186 262Z', x: 286, y: 207 },
  han: { outline: 'M186 262L378 262L370 372L180 372Z', x: 278, y: 318 },
  yan: { outline: 'M348 12L494 8L630 46L626 134L508 140L400 92Z', x: 534, y: 68 },
  qi: { outline: 'M400 92L508 140L626 134L632 236L528 282L404 212L376 152Z', x: 534, y: 194 },
  chu: { outline: 'M92 378L180 372L370 372L378 262L404 212L528 282L632 356L548 474L280 492L124 456Z', x: 452, y: 398 },
};
