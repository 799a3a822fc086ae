/** Texts of Anagram Solver. */
export const anagramSolverTexts = {
  spoken: (word: string, spelled: string) => `Make another word of ${word}: ${spelled}`,
} as const;
