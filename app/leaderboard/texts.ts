/** What the leaderboard says. */
export const leaderboardTexts = {
  title: 'Top Gladiators',
  intro: 'The most fierce word warriors in the arena.',
  empty: 'Nobody stands on this board yet.',
  emptyNext: 'Write a story that readers like, and the first place is yours.',
  personal: 'Track your personal best scores and stats here.',
  personalSignedOut: 'Sign in to track your personal progress!',
  unranked: 'Not ranked yet',
} as const;
