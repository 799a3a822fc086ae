/** Texts of the offline desk. */
export const offlineTexts = {
  heading: 'Writing without a connection',
  offline: {
    title: 'You are offline',
    text: 'Keep writing: your words are kept on this device and saved when you are back online.',
  },
  saved: { title: 'You are back online', text: 'Your words are saved.' },
  obstacles: {
    late: 'This session has already ended, so these words did not get into its story. They are kept on this device: open the desk to keep them as a draft.',
    gone: 'This text no longer exists. Your words are kept on this device: open the desk to keep or copy them.',
    conflict:
      'This text was saved from another tab or device in the meantime. Your words are kept on this device: open the desk to choose between the two.',
    'signed-out': 'You have been signed out. Your words stay on this device; sign in again as the same player to save them.',
  },
  notKept: 'This browser does not let us keep a copy of your words. Stay on this page until they are saved.',
  status: { saved: 'Saved', kept: 'Kept on this device', saving: 'Saving...' },
  openDesk: 'Open the desk',
  toRead: 'Read on this device',
  keptCopy: (day: string) => `You are offline. This is the page as this device kept it on ${day}.`,
  texts: 'Pick up where you left off',
  somethingNew: 'Something new at Quillarena',
  untitled: 'Untitled',
  sessionEnds: (time: string) => `The session ends at ${time}, with or without a connection.`,
} as const;
