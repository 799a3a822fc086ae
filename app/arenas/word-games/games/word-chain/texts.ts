/** What people read here. */
export const gamesWordChainTexts = {
  task: (toUpperCase: string) => `A word that starts with “${toUpperCase}”`,
  endBonusAfter: (missing: string) => `${missing} and ending it gives 1.2 times the XP.`,
  endBonus: 'Ending it before the time is up gives 1.2 times the XP.',
  chainSoFar: (length: string) => `The chain so far, ${length} before the last`,
};
