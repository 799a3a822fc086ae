/** What people read here. */
export const gamesWordGuessTexts = {
  left: (left: number) => `${left} left`,
  itMeans: (definition: string) => `Meaning: ${definition}`,
};
