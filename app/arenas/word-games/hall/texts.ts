import { countText } from '~/platform/text/format';

/** Texts of the hall of word games. */
export const hallTexts = {
  viewChampions: 'View Champions',
  playSet: 'Play today’s set',
  seeSet: 'See today’s board',
  gamesPlayedToday: (played: number, games: number) => `${played} of ${games} games played today`,
  streak: (days: number) => ` · Streak: ${countText(days, { one: 'day', other: 'days' })}`,
  nextSet: (timeLeft: string) => ` · Next set in ${timeLeft}`,
  runGoesOn: 'Your run is still going',
  seconds: (seconds: number) => `${seconds} seconds`,
  best: (best: string, playedOn: string) => `Best ${best} · last played ${playedOn}`,
  playNow: 'Play Now',
  playNowGame: (title: string) => `Play Now: ${title}`,
} as const;
