/** The seven states on a sheet of 600 by 420, roughly where they lay: outline and middle. */
export interface Land {
  outline: string;
  x: number;
  y: number;
}

export const LANDS: Record<string, Land> = {
  qin: { outline: 'M14 120L110 70L176 96L190 190L150 250L60 300L14 250Z', x: 96, y: 178 },
  zhao: { outline: 'M176 96L230 24L330 20L372 70L350 150L268 168L190 150Z', x: 272, y: 92 },
  yan: { outline: 'M330 20L470 10L588 50L580 118L470 122L372 70Z', x: 474, y: 66 },
  wei: { outline: 'M190 150L268 168L350 150L372 196L330 244L232 232L190 190Z', x: 280, y: 196 },
  han: { outline: 'M190 190L232 232L330 244L316 290L214 296L150 250Z', x: 238, y: 262 },
  qi: { outline: 'M350 150L372 70L470 122L580 118L590 190L500 230L372 196Z', x: 482, y: 166 },
  chu: { outline: 'M60 300L150 250L214 296L316 290L330 244L372 196L500 230L580 300L500 404L260 412L110 388Z', x: 330, y: 344 },
};
