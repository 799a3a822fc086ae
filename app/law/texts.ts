/** What people read here. */
export const appLawTexts = {
  operatorSaidFar: (join: string) => `Its operator has not said so far: ${join}.`,
  pageComplete: 'This page is not complete',
  onThisPage: 'On this page',
};
