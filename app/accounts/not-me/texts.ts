/** What people read here. */
export const notMeTexts = {
  notMe: 'This was not me',
  signingOut: 'Signing everybody out...',
  itWasMe: 'It was me',
};
