import { countText, numberText } from '~/platform/text/format';

/** Texts of what is shown once a run is over. */
export const afterRunTexts = {
  missedAnswers: 'Answers you missed',
  howYouTyped: 'How you typed',
  accuracy: 'Accuracy',
  consistency: 'Consistency',
  fastest: (seconds: number) => `Fastest ${seconds} seconds`,
  seconds: (seconds: number) => `${numberText(seconds)} s`,
  firstKeystroke: 'First keystroke',
  yourRun: 'Your run',
  wordsMet: 'Words you came across',
  topSpeed: (max: number) => `${max} words a minute`,
  typedTooShort: (count: number) => `Type for at least ${count} seconds to see your speed over time.`,
  speedInWords: (seconds: number, speeds: string) => `Words a minute, every ${seconds} seconds: ${speeds}.`,
  speedUnit: 'words a minute',
  missed: (answers: string) => `missed: ${answers}`,
  andMore: (answers: string, count: number) => `${answers} and ${count} more`,
  moreWords: (count: number) => countText(count, { one: 'more word', other: 'more words' }),
  outcomes: {
    solved: { says: 'Solved', counted: 'solved' },
    missed: { says: 'Missed', counted: 'missed' },
    skipped: { says: 'Skipped', counted: 'skipped' },
    open: { says: 'Left at the end', counted: 'left at the end' },
  },
} as const;
