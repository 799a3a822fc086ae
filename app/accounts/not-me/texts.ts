/** What people read here. */
export const notMeTexts = {
  notMe: 'This was not me',
  signingOut: 'Signing everyone out...',
  itWasMe: 'It was me',
};
