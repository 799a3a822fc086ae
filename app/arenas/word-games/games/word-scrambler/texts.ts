/** Texts of Word Scrambler. */
export const wordScramblerTexts = { spoken: (letters: string) => `Letters: ${letters}.` } as const;
