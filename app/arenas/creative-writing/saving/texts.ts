/** Texts of words that are saved, kept and set aside. */
export const savingTexts = {
  sentWords: 'The words you sent',
  conflict: 'Your story was saved from another tab or device in the meantime. The saved version is below; these are the words you sent.',
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
  setAsideOneOf: (number: number, of: number) => `Words set aside, ${number} of ${of}`,
} as const;
