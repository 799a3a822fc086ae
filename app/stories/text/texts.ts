/** Texts of words to read and copy. */
export const wordsBoxTexts = {
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Please select the text and copy it by hand.',
} as const;

/** Texts of discarding words that are kept on one device alone. */
export const discardTexts = {
  discard: 'Discard these words',
  question: {
    title: 'Discard these words?',
    description: 'They are stored nowhere else and cannot be recovered.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep them',
  },
} as const;
