/** What the frame of every page says about a session that has ended; apart from `texts.ts`, which few pages load. */
export const sessionTexts = {
  loggedOut: { title: 'Logged out', description: 'You have been logged out successfully.', tone: 'success' as const },
  replaced: { title: 'New login detected', description: "You've been logged in on another device" },
  suspended: {
    title: 'Your account is suspended',
    description: 'Sign in to read why.',
  },
  /** On a page that somebody was writing in. */
  wordsKept: (why: string) => `${why.replace(/\.?$/, '.')} Your words are kept. Sign in to return to them.`,
} as const;
