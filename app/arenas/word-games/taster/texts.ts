/** Texts of the scramble on the home page. */
export const tasterTexts = {
  label: 'Unscramble the word',
  spoken: (letters: string, hint: string) => `Letters: ${letters}. Hint: ${hint}`,
  hint: 'Unscramble it:',
  wrong: 'Not that one. Try another order.',
  right: 'Right! A ring of seats lights up for you.',
  lost: 'The server did not answer. Please check your connection and try again.',
  noSuchPuzzle: 'There is no such puzzle.',
  weave: 'Write with others',
  another: 'Another word',
  playNow: 'Play a 60-second game',
} as const;
