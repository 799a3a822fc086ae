/** Texts of the setting for Mature stories. */
export const matureStoriesTexts = {
  title: 'Mature Stories',
  shown: (birthYear: number | undefined) => `You see stories rated for adults. You gave ${birthYear} as your year of birth.`,
  hidden: 'You do not see stories rated for adults.',
  hide: 'Hide them and forget my birth year',
  show: 'Show Mature stories',
};
