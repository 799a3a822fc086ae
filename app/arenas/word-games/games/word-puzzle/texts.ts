/** Texts of Word Puzzle. */
export const wordPuzzleTexts = {
  spoken: (pattern: string, toFind: number) => `${pattern}. ${toFind} words to find.`,
  progress: (puzzle: number, puzzles: number, found: number, toFind: number) =>
    `Puzzle ${puzzle} of ${puzzles}, ${found} of ${toFind} words found`,
} as const;
