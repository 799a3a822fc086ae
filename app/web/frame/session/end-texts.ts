/** What the frame of every page says about a session that others have ended. */
export const endTexts = {
  replaced: { title: 'New login detected', description: "You've been logged in on another device" },
  suspended: { title: 'Your account is suspended', description: 'Sign in to read why.' },
  /** On a page that somebody was writing in. */
  wordsKept: 'Your words are kept. Sign in to return to them.',
} as const;
