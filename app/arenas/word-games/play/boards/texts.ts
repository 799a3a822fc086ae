/** Texts of the boards. */
export const boardTexts = {
  enter: 'Enter',
  backspace: 'Backspace',
  submit: 'Submit',
  skip: 'Skip',
  deviceKeyboard: 'Use the keyboard of this device',
  pageKeyboard: 'Use the keys on this page',
  inWord: ', in the word',
  notInWord: ', not in the word',
  letters: (letters: string) => `Letters: ${letters}`,
  layLetter: (letter: string) => `Use ${letter.toUpperCase()}`,
  takeBack: (letter: string) => `Take back ${letter.toUpperCase()}`,
  keys: 'Keys',
  yourWord: 'Your word',
} as const;
