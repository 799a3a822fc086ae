/** Texts of fandoms that no registry knows. */
export const namedTexts = {
  accepted: (name: string) => `Stories of ${name}.`,
  waits: 'Your story is published at once. The fandom gets its own page once a tag wrangler has approved it.',
  ask: 'Is your fandom missing?',
  name: 'Name of the fandom',
  write: 'Write in it',
  original: 'A world of your own is “Original Work”.',
} as const;
