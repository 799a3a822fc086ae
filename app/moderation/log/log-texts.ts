/** Texts of the log of what those who run the site did. */
export const logTexts = {
  empty: 'Nothing has been done yet.',
  older: 'Older entries',
  site: 'The site',
  addressOfNobody: 'nobody here',
} as const;
