/** Texts of what is shown once a run is over. */
export const afterRunTexts = {
  notFound: 'Answers you did not find',
  layingOut: 'Laying out your run…',
  howYouTyped: 'How you typed',
  firstKeystroke: 'First keystroke',
  yourRun: 'Your run',
  wordsMet: 'Words you met',
  wordsAMinute: (max: number) => `${max} words a minute`,
  typeLeastSeconds: (count: number) => `Type for at least ${count} seconds to see your speed over time.`,
  wordsMinuteOne: (seconds: number, join: string) => `Words a minute, one figure for each ${seconds} seconds: ${join}.`,
  wordsAMinute2: 'words a minute',
  notFound2: 'not found: ',
  andMore: (length: number) => ` and ${length} more`,
} as const;
