/** The rooms that the navigation leads to, in its order; one that is not open yet has no place here. */
export const navLinks = [
  { to: '/word-games', label: 'Games' },
  { to: '/leaderboard', label: 'Leaderboard' },
  { to: '/about', label: 'About' },
] as const;
