/** Texts of Word Puzzle. */
export const wordPuzzleTexts = {
  fits: 'A word that fits, or its missing letters',
  wordsFound: 'Words found',
  spoken: (pattern: string, toFind: number) => `${pattern}. ${toFind} words to find.`,
  progress: (puzzle: number, puzzles: number, found: number, toFind: number) =>
    `${puzzles > 1 ? `Puzzle ${puzzle} of ${puzzles}, ` : ''}${found} of ${toFind} words found`,
} as const;
