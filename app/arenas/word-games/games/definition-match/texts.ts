/** Texts of Definition Match. */
export const definitionMatchTexts = {
  which: 'Which word is it?',
  question: (number: number, of: number) => (of > 1 ? `Question ${number} of ${of}` : ''),
  pressToChoose: (alone: boolean) => (alone ? 'Press 1–4 to choose.' : '. Press 1–4 to choose.'),
  right: 'right',
  wrong: 'wrong',
  spoken: (number: number, part: string, definition: string, options: string) => `Question ${number}. ${part}: ${definition}. ${options}.`,
} as const;
