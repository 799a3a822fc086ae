/** Texts of where a new story is published; stories' own pages do not load them. */
export const publishIntoTexts = {
  label: 'Publish into',
  library: 'The library',
  hint: 'In a collection, your story stays hidden until its stories appear, or is anonymous until its authors are named.',
} as const;
