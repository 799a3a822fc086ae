/** Settings that are on or off, by the intent of their form. */
export const switches = {
  'more-time': {
    title: 'More Time',
    label: 'Write with more time',
    hint: 'Your next sessions of Creative Writing last 60 minutes. Only you see which stories were written that way; readers see no duration.',
  },
  'share-doings': {
    title: 'What you do',
    label: 'Show it to people who follow you',
    hint: 'On their home page they read that you published a story, write in an open room, or finished today’s set.',
  },
  'keep-history': {
    title: 'What you read',
    label: 'Keep a history of it',
    hint: 'Never shown to anyone: you find it under History. While it is off, nothing is added, and this device keeps none of the pages you read; what is there stays until you clear it.',
  },
} as const;

export type SwitchIntent = keyof typeof switches;
