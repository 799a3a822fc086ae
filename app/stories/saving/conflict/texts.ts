/** Texts of two versions of a text to choose from. */
export const versionsTexts = {
  intro:
    'It was saved from another tab or device in the meantime, so nothing has been overwritten. Choose the version to continue with. The other one is kept in the history, and stays on this page for you to copy.',
  newer: 'Newer',
  mine: { heading: 'On this device', words: 'The words on this device', facts: 'Typed <at/> · <words/>' },
  theirs: { heading: 'Saved version', words: 'The saved version', facts: 'Saved <at/> · <words/>' },
} as const;
