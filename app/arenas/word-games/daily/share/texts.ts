/** What people read here. */
export const shareTexts = {
  ofGames: (keystones: string, played: number, games: number) => `${keystones} · ${played} of ${games} games`,
  yesterdayForgivenPlay: 'Yesterday is forgiven if you play today.',
  playGameToday: 'Play a game today to keep it.',
};
