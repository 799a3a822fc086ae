/** More of what the owner says, for the few pages that show it: apart from the claims, which every page loads. */
export const publicity = {
  tagline: 'Write. Battle. Conquer.',
  playerCount: '5,000+ players',
  supportEmail: 'support@quillarena.example',
} as const;
