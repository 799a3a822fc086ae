/** Texts of the log of what those who run the site did. */
export const logTexts = {
  empty: 'No entries yet.',
  older: 'Older entries',
  site: 'The site',
  addressOfNobody: 'nobody here',
} as const;
