/** What people read here. */
export const personalTexts = {
  rank: 'Rank',
  xp: 'XP',
  gamesPlayed: 'Games played',
  storiesPublished: 'Stories published',
  averageRating: 'Average rating',
  level: (level: number) => `Level ${level}`,
  xpToLevel: (left: string, level: number) => `${left} XP to level ${level}`,
  xpOnTheWay: (level: number) => `XP on the way to level ${level}`,
  ratingFrom: (average: string, ratingCount: string) => `${average} of 5 from ${ratingCount}`,
  noRatingsYet: 'No ratings yet',
  best: 'Best',
  latestScores: (title: string) => `${title}: latest scores`,
  xpLast30: (total: string) => `${total} XP in the last 30 days`,
  xpByDay: 'XP by day',
};
