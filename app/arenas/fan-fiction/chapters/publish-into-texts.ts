/** Texts of where a new story is published; stories' own pages do not load them. */
export const publishIntoTexts = {
  label: 'Publish into',
  library: 'The library',
  alone: 'Nowhere yet: only its authors read it',
  aloneHint: 'Before anyone else reads your story, you can invite co-authors to it and say whom it is for.',
  hint: 'In a collection, it stays hidden until its stories appear, or is anonymous until its authors are named.',
} as const;
