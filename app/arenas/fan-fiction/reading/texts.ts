/** Texts of the panel in which a story is read. */
export const panelTexts = {
  again: 'Try Again',
  whole: 'View Full Story',
  by: 'By',
  chapterOf: (number: number, of: number) => `| Chapter ${number} of ${of}`,
  hideComments: 'Hide Comments',
  showComments: 'Show Comments',
} as const;
