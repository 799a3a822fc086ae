/** What the owner says about the site. Pages repeat these claims, so they must stay true. */
export const claims = {
  name: 'Quillarena',
  tagline: 'Write. Battle. Conquer.',
  description: 'Timed writing and word games for people who love words. Take a seat, take a turn, and let the crowd decide.',
  foundingYear: 2023,
  playerCount: '5,000+ players',
} as const;

/** For the links that share the site. Constants, so that builds leave them out where only the server writes them. */
export const SHARE_TEXT = 'Check out Quillarena, a creative writing game!';
export const INSTAGRAM = 'https://www.instagram.com/quillarena';
