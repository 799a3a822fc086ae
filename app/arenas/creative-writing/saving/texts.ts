/** What people read here. */
export const savingTexts = {
  wordsSent: 'The words you sent',
  openTheDraft: 'Open the draft',
  seePublishDelete: 'Only you can see it. You can publish or delete it whenever you like.',
  keptDraft: 'Kept as a draft',
  keepDraft: 'Keep as a draft',
  saving: 'Saving...',
  readStorySession: 'Read the story of the session',
  wordsDevice: 'Words on this device',
  wordsKeptFor: (title: string) => `Words kept for ${title}`,
  wordsKept: 'Words kept',
  wordsSetAside: 'Words set aside',
  wordsSetAside2: (index: number, length: number) => `Words set aside, ${index} of ${length}`,
};
