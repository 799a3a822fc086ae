/** Texts of the page with the earlier versions of a text. */
export const historyTexts = {
  heading: 'History',
  intro: 'What you write is kept every five minutes of change, and each time it is published. Only you can see this.',
  now: 'The text as it is now',
  empty: 'No earlier versions yet',
  emptyText: 'The first one is kept after five minutes of change, or when the text is published.',
  same: 'These two versions have the same words.',
  legend: 'Words that were taken out are struck through; words that were put in are underlined.',
  missing: 'This version is no longer there: old ones are thinned out.',
  failed: 'This version could not be brought back. Please try again.',
  databaseAway: 'The site cannot be reached right now. Please try again in a moment.',
  bringBack: 'Bring this version back',
  keptToo: 'The text as it is now stays here as a version.',
} as const;
