/** What the leaderboard says. */
export const leaderboardTexts = {
  title: 'Top Gladiators',
  intro: 'The most fierce word warriors in the arena.',
  empty: 'Nobody stands on this board yet.',
  emptyNext: 'Write a story that readers like, and the first place is yours.',
  pageEmpty: 'Nobody stands below this place.',
  friendsEmpty: 'Connect with friends to see their scores.',
  friendsHow: 'Open a player’s page from the board or from one of their stories, and follow them there.',
  friendsSignedOut: 'Sign in to follow other players and meet them here.',
  personal: 'Track your personal best scores and stats here.',
  personalSignedOut: 'Sign in to track your personal progress!',
  unranked: 'Not ranked yet',
  ownUnranked: 'You are not on this board yet.',
  countedAt: (time: string) => `Ranks below 10,000 are counted once a minute; those marked ≈ are from ${time} UTC.`,
  noXp: 'No XP in the last 30 days.',
  noGames: 'No word game played yet.',
  noStories: 'No story published yet.',
} as const;
