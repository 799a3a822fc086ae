/** Texts of Definition Match. */
export const definitionMatchTexts = {
  which: 'Which word is it?',
  question: (number: number, of: number) => `Question ${number} of ${of}`,
  pressToChoose: '. Press 1–4 to choose.',
  right: 'right',
  wrong: 'wrong',
  spoken: (number: number, part: string, definition: string, options: string) => `Question ${number}. ${part}: ${definition}. ${options}.`,
} as const;
