/** What people read here. */
export const fanFictionHistoryTexts = {
  backToWriting: 'Back to writing',
};
