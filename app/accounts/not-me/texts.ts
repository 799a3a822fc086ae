/** What people read here. */
export const notMeTexts = {
  thisWasNot: 'This was not me',
  signingEverybodyOut: 'Signing everybody out...',
  itWasMe: 'It was me',
};
