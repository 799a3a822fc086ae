/** Texts of the home page that everybody sees. */
export const homeTexts = {
  daysLine: 'The Day’s Line',
  play: 'Play',
  playArena: (arena: string) => `Play ${arena}`,
  readStory: 'Read Full Story',
  readNamedStory: (title: string) => `Read Full Story: ${title}`,
  gladiators: {
    title: 'Top Gladiators',
    intro: 'The most fierce word warriors in the arena.',
    all: 'View Full Leaderboard',
    columns: { rank: 'Rank', player: 'Player', xp: 'XP' },
    xp: '<amount/> <unit>XP</unit>',
    none: 'The sand is still smooth. The first player to earn XP stands at the top.',
  },
} as const;
