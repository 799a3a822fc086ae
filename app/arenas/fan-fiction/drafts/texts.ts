/** Texts of the list of drafts. */
export const draftsTexts = {
  deleting: 'Deleting...',
  delete: 'Delete',
  keepIt: 'Keep it',
  betaReaders: 'Beta readers',
  begunBy: (name: string) => `begun by ${name}`,
} as const;
