import { countText } from '~/platform/text/format';

/** What administrators read about disputed words. */
export const wordsTexts = {
  none: 'Nothing is disputed.',
  intro: 'What players think is wrong, most people first. A decision holds from the next deal on; stored runs keep their scores.',
  people: (count: number) => countText(count, { one: 'person', other: 'people' }),
  also: 'Also typed for it:',
  inRuns: (answer: string, runs: number) => `${answer} (${countText(runs, { one: 'run', other: 'runs' })})`,
  exact: 'It counts',
  close: 'It counts half',
  remove: 'It does not count',
  keep: 'Leave it as it is',
} as const;
