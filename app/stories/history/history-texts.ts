/** Texts of the page with the earlier versions of a text. */
export const historyTexts = {
  heading: 'History',
  intro: 'A version is saved for every five minutes of changes, and each time you publish. Only you can see them.',
  now: 'The text as it is now',
  versions: 'Versions',
  published: 'Published',
  comparedWithNow: '<earlier/> compared with now',
  comparedWith: '<earlier/> compared with <later/>',
  compareWith: 'Compare with',
  compare: 'Compare',
  empty: 'No earlier versions yet',
  emptyText: 'The first version is saved after five minutes of changes, or when you publish.',
  same: 'These two versions have the same words.',
  legend: 'Removed words are struck through; added words are underlined.',
  missing: 'This version is gone: older versions are thinned out over time.',
  failed: 'This version could not be restored. Please try again.',
  databaseAway: 'The site cannot be reached right now. Please try again in a moment.',
  bringBack: 'Restore this version',
  bringingBack: 'Restoring...',
  keptToo: 'The current text is kept as a version.',
} as const;

/** How words that differ between two versions are named to screen readers, each between the notes that stand around it. */
export const comparedTexts = {
  onlyHere: '<note> [only here: </note><words/><note>] </note>',
  takenOut: '<note> [taken out: </note><words/><note>] </note>',
  putIn: '<note> [put in: </note><words/><note>] </note>',
  unchanged: (count: string) => `${count} unchanged paragraphs`,
} as const;
