/** Texts of appendages, and of the lists of a story's. */
export const appendagesTexts = {
  title: 'Appendages',
  of: 'An appendage to <parent/> by <author/>',
  pageTitle: (story: string) => `Appendages to ${story}`,
  storyMissing: 'Not found',
  intro: (story: string) => `Stories that go on from ${story}, newest first.`,
  none: 'No continuations yet.',
  more: 'More appendages',
} as const;
