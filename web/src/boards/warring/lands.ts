/** The seven states on a sheet of 640 by 470, roughly where they lay: outline and middle. */
export interface Land {
  outline: string;
  x: number;
  y: number;
}

export const LANDS: Record<string, Land> = {
  qin: { outline: 'M14 130L110 80L190 100L196 148L199 240L190 335L100 340L20 290Z', x: 108, y: 212 },
  zhao: { outline: 'M190 100L240 20L345 14L395 75L370 140L196 148Z', x: 290, y: 88 },
  wei: { outline: 'M196 148L370 140L400 200L370 240L199 240Z', x: 292, y: 196 },
  han: { outline: 'M199 240L370 240L365 335L190 335Z', x: 284, y: 292 },
  yan: { outline: 'M345 14L480 8L625 50L620 125L500 130L395 75Z', x: 510, y: 72 },
  qi: { outline: 'M395 75L500 130L620 125L628 210L530 255L400 200L370 140Z', x: 512, y: 188 },
  chu: { outline: 'M100 340L190 335L365 335L370 240L400 200L530 255L628 330L540 450L280 462L130 430Z', x: 430, y: 360 },
};
