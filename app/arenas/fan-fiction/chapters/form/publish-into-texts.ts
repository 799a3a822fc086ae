/** What the form sends for a new story that its authors alone read for now. */
export const ALONE = 'alone';

/** Texts of where a new story is published; stories' own pages do not load them. */
export const publishIntoTexts = {
  label: 'Publish into',
  library: 'The library',
  alone: 'Nowhere yet: only its authors read it',
  aloneHint: 'Choose ‘Nowhere yet’ to invite co-authors, or to say whom it is for, before anyone else reads it.',
  hint: 'In a collection, your story stays hidden until its stories appear, or is anonymous until its authors are named.',
} as const;
