/** What people read here. */
export const gamesWordChainTexts = {
  wordStarts: (toUpperCase: string) => `A word that starts with “${toUpperCase}”`,
  endingGives1: (missing: string) => `${missing} and ending it gives 1.2 times the XP.`,
  endingBeforeTime: 'Ending it before the time is up gives 1.2 times the XP.',
  chainFarBefore: (length: string) => `The chain so far, ${length} before the last`,
};
