/** What people read here. */
export const hallTexts = {
  viewChampions: 'View Champions',
  playSet: 'Play today’s set',
  seeSet: 'See today’s board',
  gamesPlayedToday: (played: number, length: number) => `${played} of ${length} games played today`,
  streak: (streakDays: string) => ` · Streak: ${streakDays}`,
  runGoesOn: 'Your run is still going',
  seconds: (seconds: number) => `${seconds} seconds`,
  best: (best: string, playedOn: string) => `Best ${best} · ${playedOn}`,
  playNow: 'Play Now',
  playNowGame: (title: string) => `Play Now: ${title}`,
};
