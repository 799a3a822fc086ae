/** Texts of what a device keeps to be read without a network. */
export const keptTexts = {
  chapterOf: (title: string, chapter: number) => `${title}, chapter ${chapter}`,
} as const;
