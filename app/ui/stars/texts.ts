import { averageText, countText } from '~/platform/text/format';

/** A number of stars to give. */
export function starsText(stars: number): string {
  return countText(stars, { one: 'star', other: 'stars' });
}

/** An average as stars, for those who do not see them. */
export function ratedText(average: number): string {
  return `Rated ${averageText(average)} of 5`;
}
