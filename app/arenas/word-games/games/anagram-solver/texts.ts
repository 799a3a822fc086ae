/** Texts of Anagram Solver. */
export const anagramSolverTexts = {
  makeAnother: 'Make another word of <letters/>',
  anotherWord: 'Another word of these letters',
  spoken: (word: string, spelled: string) => `Make another word of ${word}: ${spelled}`,
} as const;
