/** Texts of what people have read and want to read. */
export const readingListTexts = {
  later: {
    title: 'For Later',
    intro: 'Stories you marked for later, newest first. Only you can see them.',
    order: 'Latest Added',
    none: 'Mark a story for later at its end, and it appears here.',
    add: 'Mark for later',
    isAdded: 'This story is marked for later.',
    isRemoved: 'This story is no longer marked for later.',
    removed: 'The story is no longer marked for later.',
    missing: 'This story cannot be marked for later.',
    full: (most: number) => `You have ${most} stories for later. Remove one in your profile to add another.`,
    failed: 'Your list could not be changed. Please try again.',
  },
  history: {
    title: 'History',
    intro: 'Stories you opened, the latest first. Only you can see them. You can switch this off in your settings.',
    order: 'Latest Read',
    none: 'Stories you open appear here, unless you switch that off in your settings.',
    removed: 'The story is no longer in your history.',
    clear: 'Clear history',
    clearQuestion: 'Clear your reading history?',
    clearWarning: 'Everything in it is forgotten, with the pages of it that this device keeps. This cannot be undone.',
    keep: 'Keep it',
    cleared: 'Your history is empty.',
    failed: 'Your history could not be changed. Please try again.',
  },
} as const;
