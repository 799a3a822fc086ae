/** What people read here. */
export const appLawTexts = {
  missingFacts: (facts: string) => `Its operator has not said so far: ${facts}.`,
  incomplete: 'This page is not complete',
  onThisPage: 'On this page',
};
