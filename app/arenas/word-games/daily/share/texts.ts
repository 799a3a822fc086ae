/** Texts of sharing a day's result. */
export const shareTexts = {
  ofGames: (keystones: string, played: number, games: number) => `${keystones} · ${played} of ${games} games`,
  yesterdayForgiven: 'Play today, and missing yesterday is forgiven.',
  playToKeepStreak: 'Play a game today to keep it.',
  picture: {
    title: 'Daily Set',
    three: 'Daily Three',
    label: (day: string) => `Daily Set, ${day}`,
    ofKeystones: (most: number) => `of ${most} keystones`,
  },
} as const;
