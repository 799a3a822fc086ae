/** What the owner says about the site. Pages repeat these claims, so they must stay true. */
export const claims = {
  name: 'Quillarena',
  tagline: 'Write. Battle. Conquer.',
  description: 'Timed writing and word games for people who love words. Take a seat, take a turn, and let the crowd decide.',
  foundingYear: 2023,
  playerCount: '5,000+ players',
  charity: 'Each time a game is played here, we donate to an environmental charity.',
  funding: 'Quillarena relies on voluntary donations.',
  supportEmail: 'support@quillarena.example',
  shareText: 'Check out Quillarena, a creative writing game!',
  instagram: 'https://www.instagram.com/quillarena',
  founder: {
    role: 'Founder',
    text: [
      'A writer of unfinished novels and a player of every word game in reach, who noticed that a clock and a crowd did more for a first draft than any amount of good intentions.',
      'The first arena was a kitchen table, an egg timer and four friends who passed one sheet of paper around. Quillarena is that table, with room for everyone.',
    ],
  },
} as const;
