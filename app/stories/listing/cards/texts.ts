/** What cards of stories say. */
export const cardTexts = {
  fandoms: (names: readonly string[]) => (names.length === 1 ? `${names[0]} Fandom` : names.join(', ')),
  average: 'Average rating',
} as const;
