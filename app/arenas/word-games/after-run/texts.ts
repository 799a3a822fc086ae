/** Texts of what is shown once a run is over. */
export const afterRunTexts = {
  missedAnswers: 'Answers you did not find',
  layingOut: 'Laying out your run…',
  howYouTyped: 'How you typed',
  firstKeystroke: 'First keystroke',
  yourRun: 'Your run',
  wordsMet: 'Words you met',
  topSpeed: (max: number) => `${max} words a minute`,
  typedTooShort: (count: number) => `Type for at least ${count} seconds to see your speed over time.`,
  speedInWords: (seconds: number, join: string) => `Words a minute, one figure for each ${seconds} seconds: ${join}.`,
  speedUnit: 'words a minute',
  missedBefore: 'not found: ',
  andMore: (length: number) => ` and ${length} more`,
} as const;
