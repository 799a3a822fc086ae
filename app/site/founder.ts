/** What the owner says about the founder, for the page about the site. */
export const founder = {
  role: 'Founder',
  text: [
    'A writer of unfinished novels and a player of every word game in reach, who noticed that a clock and a crowd did more for a first draft than any amount of good intentions.',
    'The first arena was a kitchen table, an egg timer and four friends who passed one sheet of paper around. Quillarena is that table, with room for everyone.',
  ],
} as const;
