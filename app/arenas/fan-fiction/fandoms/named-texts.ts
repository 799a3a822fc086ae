/** Texts of fandoms that no registry knows. */
export const namedTexts = {
  accepted: (name: string) => `Stories of ${name}.`,
  waits: 'Your story is published at once. The fandom gets a page with its name when a wrangler of tags has looked at it.',
  ask: 'Your fandom is not here?',
  name: 'Name of the fandom',
  write: 'Write in it',
  original: 'A world of your own is “Original Work”.',
} as const;
