import { countText } from '~/platform/text/format';

/** Texts of the form that closes a case. */
export const decideTexts = {
  title: 'Decide',
  close: 'Close the case',
  closing: 'Closing...',
  measure: 'What to do',
  days: 'For',
  dayCount: (days: number) => countText(days, { one: 'day', other: 'days' }),
  alsoHide: 'Also hide it',
} as const;

/** Texts of choosing the rule that a decision rests on, and its words. */
export const ruleTexts = {
  rule: 'It rests on',
  theyRead: (label: string) => `They read, for “${label}”:`,
  nothing: 'Nothing',
  noneKept: 'No words are kept for this yet. Please write your own.',
  own: 'In your own words',
  ownHint: 'Left empty, the kept words are sent. Address the person; name the rule, but nobody who reported it.',
  needed: 'The reason',
  neededHint: 'The person reads this, so address it to them. Name the rule, but nobody who reported it.',
  keep: 'Keep these words for the next time',
} as const;
