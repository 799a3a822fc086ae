import { countText } from '~/platform/text/format';

/** Texts of Word Guess. */
export const wordGuessTexts = {
  lettersToGuess: 'Letters to guess',
  place: (number: number, of: number) => (of > 1 ? `Word ${number} of ${of}` : 'One word'),
  spoken: (place: string, letters: number, hint: string) => `${place}: ${letters} letters. Hint: ${hint}`,
  spokenWord: (letters: number, spelled: string) => `The word has ${letters} letters: ${spelled}`,
  guessesLeft: (place: string, left: number) => `${place}, ${countText(left, { one: 'wrong guess left', other: 'wrong guesses left' })}`,
  left: (left: number) => `${left} left`,
  itMeans: (definition: string) => `Meaning: ${definition}`,
} as const;
