/** What people read here. */
export const gamesWordPuzzleTexts = {
  progress: (puzzle: number, puzzles: number, length: number, toFind: number) =>
    `Puzzle ${puzzle} of ${puzzles}, ${length} of ${toFind} words found`,
};
