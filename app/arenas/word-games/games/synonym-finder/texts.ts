/** What people read here. */
export const synonymFinderTexts = {
  task: (word: string) => `A word that means the same as “${word}”`,
  close: 'close',
  ofFound: (length: number, needed: number) => `${length} of ${needed} found`,
};
