/** Texts of the question whether two tags are the same. */
export const likenessTexts = {
  heading: 'Do you mean the same?',
  intro: 'Readers find more stories, and more readers find yours, where all use one tag for one thing.',
  same: (name: string) => `Same as ${name}?`,
  written: (name: string) => `You wrote “${name}”.`,
  yes: (name: string) => `Yes, use ${name}`,
  no: 'No, it is something else',
} as const;
