/** What people read here. */
export const appLawTexts = {
  missingFacts: (join: string) => `Its operator has not said so far: ${join}.`,
  incomplete: 'This page is not complete',
  onThisPage: 'On this page',
};
