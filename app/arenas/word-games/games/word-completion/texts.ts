/** Texts of Word Completion. */
export const wordCompletionTexts = {
  wholeWord: 'The whole word, or its missing letters',
} as const;
