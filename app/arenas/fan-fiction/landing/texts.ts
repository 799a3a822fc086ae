import { averageText, countText } from '~/platform/text/format';

/** Texts of the newest stories on the arena's first page. */
export const fanFictionLandingTexts = {
  by: (author: string) => `By ${author}`,
  ratingOfFive: (average: number) => `Rating: ${averageText(average)}/5`,
  in: (name: string) => `in ${name}`,
  error: 'Error',
  chapters: (count: number) => countText(count, { one: 'chapter', other: 'chapters' }),
} as const;
