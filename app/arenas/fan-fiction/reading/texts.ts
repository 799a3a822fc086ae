/** Texts of the panel in which a story is read. */
export const panelTexts = {
  again: 'Try Again',
  whole: 'View Full Story',
} as const;
