/** Texts of going on where one stopped. */
export const positionTexts = {
  goOn: 'Continue reading',
  stoppedAt: (chapter: number) => `You left off in chapter ${chapter}.`,
  where: 'Continue where you stopped',
  chapter: (number: number) => `Chapter ${number}`,
} as const;
