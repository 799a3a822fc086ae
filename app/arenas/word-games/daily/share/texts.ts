/** What people read here. */
export const shareTexts = {
  ofGames: (keystones: string, played: number, games: number) => `${keystones} · ${played} of ${games} games`,
  yesterdayForgiven: 'Yesterday is forgiven if you play today.',
  playToKeepStreak: 'Play a game today to keep it.',
};
