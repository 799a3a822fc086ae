import { countText } from '~/platform/text/format';

/** Texts of a player's own page of the leaderboard. */
export const personalTexts = {
  rank: 'Rank',
  xp: 'XP',
  gamesPlayed: 'Games played',
  storiesPublished: 'Stories published',
  averageRating: 'Average rating',
  noAverage: 'None yet',
  level: (level: number) => `Level ${level}`,
  xpToLevel: (left: string, level: number) => `${left} XP to level ${level}`,
  xpOnTheWay: (level: number) => `XP on the way to level ${level}`,
  ratingFrom: (average: string, ratings: number) => `${average} of 5 from ${countText(ratings, { one: 'rating', other: 'ratings' })}`,
  noRatingsYet: 'No ratings yet',
  scores: '<mark/>Best <best/> · <par/> · <runs/>',
  par: (score: string) => `par ${score}`,
  runs: (count: number) => countText(count, { one: 'run', other: 'runs' }),
  byWeeks: (title: string) => `${title}: the score in the middle of each week’s runs`,
  kindsOfWords: 'Puzzles, with your strongest and weakest kinds of words',
  week: 'Week from',
  middleScore: 'Middle score',
  xpLast30: (total: string) => `${total} XP in the last 30 days`,
  day: 'Day',
  xpByDay: 'XP by day',
} as const;
