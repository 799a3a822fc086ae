import { pluralText } from '~/platform/text/format';
/** Texts of the answers of a game of the daily set. */
export const reviewTexts = {
  solved: 'Solved',
  notSolved: 'Not solved',
  notReached: (count: number) => `Not reached (${count})`,
  right: 'right',
  wrong: 'wrong',
  playAgain: 'Play it again',
  play: (title: string) => `Play ${title}`,
  backTo: (page: string) => `Back to ${page}`,
  answers: (count: number) => pluralText(count, { one: 'Answer', other: 'Answers' }),
  backToSet: 'Back to the Daily Set',
  ofKeystones: (keystones: number, most: number) => `${keystones} of ${most} keystones`,
} as const;
