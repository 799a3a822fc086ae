/** Texts of Word Association. */
export const wordAssociationTexts = {
  threeWords: 'The three words',
  withAllThree: 'One word that goes with all three',
  spoken: (words: readonly string[], letters: number) => `${words.join(', ')}. The word for all three has ${letters} letters.`,
  hint: 'Hint',
  left: (hintsLeft: number) => `(${hintsLeft} left)`,
  worthPoints: (worth: number) => `Worth ${worth} points`,
} as const;
