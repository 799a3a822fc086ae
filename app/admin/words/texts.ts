import { countText } from '~/platform/text/format';

/** What administrators read about disputed words. */
export const wordsTexts = {
  none: 'No words are disputed',
  noneText: 'What players dispute during or after a game appears here.',
  intro: 'Words that players dispute, the most disputed first. A decision applies from the next deal on; past runs keep their scores.',
  people: (count: number) => countText(count, { one: 'person', other: 'people' }),
  typed: (runs: number) => `Typed in ${countText(runs, { one: 'run', other: 'runs' })} in which it did not count.`,
  also: 'Other answers to it:',
  inRuns: (answer: string, runs: number) => `${answer} (${countText(runs, { one: 'run', other: 'runs' })})`,
  exact: 'Counts',
  close: 'Counts half',
  remove: 'Doesn’t count',
  keep: 'Leave it as it is',
} as const;
