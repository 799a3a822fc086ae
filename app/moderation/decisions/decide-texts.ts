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
  rule: 'Based on',
  theyRead: (label: string) => `They will read, for “${label}”:`,
  nothing: 'Nothing',
  noneKept: 'There is no saved wording for this yet. Please write your own.',
  own: 'In your own words',
  ownHint: 'If you leave this empty, the saved wording is sent. Address the person, and name the rule, but not who reported it.',
  needed: 'The reason',
  neededHint: 'The person reads this, so address it to them. Name the rule, but not who reported it.',
  keep: 'Save this wording for next time',
} as const;
