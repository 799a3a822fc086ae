/** Texts of the leaderboard. */
export const leaderboardTexts = {
  title: 'Top Gladiators',
  intro: 'The most fierce word warriors in the arena.',
  empty: 'This board is still empty.',
  pageEmpty: 'Nobody is below this place.',
  friendsEmpty: 'Connect with friends to see their scores.',
  friendsHow: 'Open a player’s page from the board or from one of their stories, and follow them there.',
  friendsSignedOut: 'Sign in to follow other players and meet them here.',
  personal: 'Track your personal best scores and stats here.',
  personalSignedOut: 'Sign in to track your personal progress!',
  unranked: 'Not ranked yet',
  ownUnranked: 'You are not on this board yet.',
  change: (climbed: number) =>
    climbed === 0 ? 'Same place as yesterday' : `${climbed > 0 ? 'Up' : 'Down'} ${Math.abs(climbed)} since yesterday`,
  countedAt: (time: string) => `Ranks below 10,000 are counted once a minute; those marked ≈ are from ${time} UTC.`,
  bestRunsOf: (game: string) => `Best runs: ${game}`,
  periods: { day: 'Today', week: 'This Week', always: 'Always' },
  noRuns: {
    day: 'Nobody has scored in this game today.',
    week: 'Nobody has scored in this game this week.',
    always: 'Nobody has scored in this game yet.',
  },
  thanks: 'From the editors of the word games',
  noXp: 'No XP in the last 30 days.',
  noGames: 'No points in a word game yet.',
  noStories: 'No story published yet.',
} as const;
