/** What people read here. */
export const savingTexts = {
  sentWords: 'The words you sent',
  openDraft: 'Open the draft',
  draftHint: 'Only you can see it. You can publish or delete it whenever you like.',
  keptDraft: 'Kept as a draft',
  keepDraft: 'Keep as a draft',
  saving: 'Saving...',
  readStory: 'Read the story of the session',
  wordsOnDevice: 'Words on this device',
  wordsKeptFor: (title: string) => `Words kept for ${title}`,
  wordsKept: 'Words kept',
  setAside: 'Words set aside',
  setAsideOneOf: (index: number, length: number) => `Words set aside, ${index} of ${length}`,
};
