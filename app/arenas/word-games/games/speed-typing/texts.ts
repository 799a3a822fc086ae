/** Texts of Speed Typing. */
export const speedTypingTexts = {
  next: 'Next:',
  type: 'Type the text',
  wordsAMinute: 'Words a minute',
  accuracy: 'Accuracy',
  over: 'All texts have been typed.',
  outOfStep: 'Continue from the last text that was accepted.',
  pasted: 'That was too much at once: pasted text does not count. Please type it.',
  tooFast: (mostWords: number) =>
    `That is more than ${mostWords} words a minute, which nobody types. Continue from the last text that was accepted.`,
  typed: 'Typed.',
  finished: 'Done. Next text.',
} as const;
