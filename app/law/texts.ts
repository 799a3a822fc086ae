/** What people read here. */
export const appLawTexts = {
  missingFacts: (facts: string) => `Its operator has not yet provided: ${facts}.`,
  incomplete: 'This page is not complete',
  onThisPage: 'On this page',
};
