/** What people read here. */
export const reviewTexts = {
  solved: 'Solved',
  notSolved: 'Not solved',
  notReached: (length: number) => `Not reached (${length})`,
  right: 'right',
  wrong: 'wrong',
  play: (title: string) => `Play ${title}`,
  backTo: (yesterday: string) => `Back to ${yesterday}`,
  backToSet: 'Back to the Daily Set',
  ofKeystones: (keystones: number, keystones2: number) => `${keystones} of ${keystones2} keystones`,
};
