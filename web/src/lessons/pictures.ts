/** Where the pictures of the rules stand. */
import type { RulesPicture } from './lessons';

export interface RulesPart {
  text: string;
  /** Stands below the text. */
  picture: RulesPicture | null;
}

/** The rules in parts: each picture stands above the list that begins with its clause. */
export function withPictures(markdown: string, pictures: readonly RulesPicture[]): RulesPart[] {
  const cuts = pictures
    .map((picture) => {
      const clause = markdown.indexOf(`- **${picture.above}** `);
      return { picture, at: clause < 0 ? -1 : markdown.lastIndexOf('\n\n', clause) };
    })
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const texts = [...cuts, { picture: null, at: markdown.length }];
  return texts.map(({ picture, at }, number) => ({
    text: markdown.slice(texts[number - 1]?.at ?? 0, at),
    picture,
  }));
}
