/** What people read here. */
export const badgesTexts = {
  badges: 'Badges',
  notYet: (lowerFirst: string) => `Not yet: ${lowerFirst}`,
};
