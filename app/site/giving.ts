/** What the owner says about donations; apart from the other claims, which every page loads. */
export const giving = {
  charity: 'Each time a game is played here, we donate to an environmental charity.',
  funding: 'Quillarena relies on voluntary donations.',
} as const;
