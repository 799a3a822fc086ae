/** Texts of Definition Match. */
export const definitionMatchTexts = {
  spoken: (number: number, part: string, definition: string, options: string) => `Question ${number}. ${part}: ${definition}. ${options}.`,
} as const;
