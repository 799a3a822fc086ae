/** Texts of what is shown once a run is over. */
export const afterRunTexts = {
  missedAnswers: 'Answers you missed',
  howYouTyped: 'How you typed',
  firstKeystroke: 'First keystroke',
  yourRun: 'Your run',
  wordsMet: 'Words you came across',
  topSpeed: (max: number) => `${max} words a minute`,
  typedTooShort: (count: number) => `Type for at least ${count} seconds to see your speed over time.`,
  speedInWords: (seconds: number, join: string) => `Words a minute, every ${seconds} seconds: ${join}.`,
  speedUnit: 'words a minute',
  missedBefore: 'missed: ',
  andMore: (length: number) => ` and ${length} more`,
} as const;
