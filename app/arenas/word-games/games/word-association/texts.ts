/** What people read here. */
export const wordAssociationTexts = {
  hint: 'Hint',
  left: (hintsLeft: number) => `(${hintsLeft} left)`,
  worthPoints: (worth: number) => `Worth ${worth} points`,
};
