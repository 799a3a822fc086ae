/** Texts of the question whether two tags are the same. */
export const likenessTexts = {
  heading: 'Is this the same tag?',
  intro: 'Readers find your story more easily when everyone uses the same tag for the same thing.',
  same: (name: string) => `Same as ${name}?`,
  written: (name: string) => `You wrote “${name}”.`,
  yes: (name: string) => `Yes, use ${name}`,
  no: 'No, it is something else',
} as const;
