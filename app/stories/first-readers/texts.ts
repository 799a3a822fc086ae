/** Texts about the first readers of a story. */
export const firstReaderTexts = {
  label: 'How many have finished a story of mine that is new or unread',
  oneToRead: 'One to read',
} as const;
