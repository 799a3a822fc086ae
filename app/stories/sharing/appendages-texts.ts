/** Texts of the lists of a story's appendages. */
export const appendagesTexts = {
  title: 'Appendages',
  pageTitle: (story: string) => `Appendages to ${story}`,
  storyMissing: 'Not found',
  intro: (story: string) => `Stories that go on from ${story}, newest first.`,
  none: 'No continuations yet.',
  more: 'More appendages',
} as const;
