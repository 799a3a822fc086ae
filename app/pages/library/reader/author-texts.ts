/** Texts for the author of a story that nobody else reads yet. */
export const authorTexts = {
  continueWriting: 'Continue writing',
  publishing: 'Publishing...',
  deleteDraft: 'Delete draft',
  deleteForGood: 'Delete for good',
  deleting: 'Deleting...',
} as const;
