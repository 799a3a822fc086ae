/** What people read here. */
export const gamesWordChainTexts = {
  task: (toUpperCase: string) => `A word that starts with “${toUpperCase}”`,
  bonusAfter: (missing: string) => `${missing}, and the chain gives 1.2 times the XP.`,
  bonus: 'The chain gives 1.2 times the XP, however the run ends.',
  chainSoFar: (length: string) => `The chain so far, ${length} before the last`,
};
