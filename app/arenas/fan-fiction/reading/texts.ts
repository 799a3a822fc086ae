/** Texts of the panel in which a story is read. */
export const panelTexts = {
  again: 'Try Again',
  whole: 'View Full Story',
  byOfChapter: 'By <author/> | Chapter <number/> of <all/>',
  hideComments: 'Hide Comments',
  showComments: 'Show Comments',
} as const;
