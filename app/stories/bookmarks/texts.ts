/** Texts about bookmarks. */
export const bookmarkTexts = {
  title: 'Bookmarks',
  intro: 'Stories you bookmarked, newest first. Only you can see them.',
  order: 'Latest Added',
  none: 'Bookmark a story on its page, and it appears here.',
  add: 'Bookmark',
  isAdded: 'This story is among your bookmarks.',
  isRemoved: 'This story is no longer among your bookmarks.',
  removed: 'The bookmark was removed.',
  missing: 'This story cannot be bookmarked.',
  full: (most: number) => `You have ${most} bookmarks. Remove one in your profile to add another.`,
  failed: 'Your bookmark could not be changed. Please try again.',
} as const;
