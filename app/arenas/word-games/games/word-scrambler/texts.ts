/** Texts of Word Scrambler. */
export const wordScramblerTexts = {
  hint: 'Hint:',
  showHint: 'Show the hint',
  unscramble: 'Unscramble the word',
  spoken: (letters: string) => `Letters: ${letters}.`,
} as const;
