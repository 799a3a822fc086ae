/** The pages that the law wants, in display order: each stands at /law/ and its name. @see docs/product/law.md */
export const lawPages = [
  { name: 'rules', label: 'Rules of the arena' },
  { name: 'terms', label: 'Terms' },
  { name: 'privacy', label: 'Privacy' },
  { name: 'licence', label: 'Licence of the stories' },
  { name: 'copyright', label: 'Copied texts' },
  { name: 'ai', label: 'AI writers' },
  { name: 'accessibility', label: 'Accessibility' },
  { name: 'imprint', label: 'Imprint and contact' },
] as const;

export type LawPageName = (typeof lawPages)[number]['name'];

export const lawAddress = (name: LawPageName) => `/law/${name}`;
