/** Texts of the operating guide's page, for administrators. */
export const guideTexts = {
  title: 'Operating guide',
  intro: 'How to run this site, as docs/operating.md says it for the version that is running.',
} as const;
