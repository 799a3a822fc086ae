/** What people read here. */
export const shareTexts = {
  ofGames: (keystones: string, played: number, games: number) => `${keystones} · ${played} of ${games} games`,
  yesterdayForgiven: 'Play today, and missing yesterday is forgiven.',
  playToKeepStreak: 'Play a game today to keep it.',
};
