/** What people read here. */
export const gamesWordChainTexts = {
  task: (toUpperCase: string) => `A word that starts with “${toUpperCase}”`,
  endBonusAfter: (missing: string) => `${missing}, and ending the chain early earns 1.2 times the XP.`,
  endBonus: 'End the chain before time is up to earn 1.2 times the XP.',
  chainSoFar: (length: string) => `The chain so far, ${length} before the last`,
};
