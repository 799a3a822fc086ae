/** What the owner says about the site. Pages repeat these claims, so they must stay true. */
export const claims = {
  name: 'Quillarena',
  description: 'Timed writing and word games for people who love words. Take a seat, take a turn, and let the crowd decide.',
  foundingYear: 2023,
} as const;
