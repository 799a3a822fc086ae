/** What the owner says about the site. Pages repeat these claims, so they must stay true. */
export const claims = {
  name: 'Quillarena',
  description: 'Timed writing and word games for people who love words. Take a seat, take a turn, and let the crowd decide.',
  foundingYear: 2023,
} as const;

/** More of the same, for the few pages that show it: apart, because every page loads the claims above. */
export const publicity = {
  tagline: 'Write. Battle. Conquer.',
  playerCount: '5,000+ players',
  supportEmail: 'support@quillarena.example',
  shareText: 'Check out Quillarena, a creative writing game!',
  instagram: 'https://www.instagram.com/quillarena',
} as const;
