import { countText } from '~/platform/text/format';

/** Texts of a goal for each session. */
export const goalTexts = {
  words: 'words',
  minutes: 'minutes',
  yourGoal: (goal: string) => `Your goal: ${goal} per session`,
  setGoal: 'Set a goal, if you like',
  goal: 'Goal per session',
  none: 'none',
  countedIn: 'Counted in',
  saveGoal: 'Save goal',
  saving: 'Saving...',
  goalHint: 'Never shown to anyone. Leave it empty for no goal.',
  writtenOn: (days: number) => ` You have written on ${countText(days, { one: 'day', other: 'days in a row' })}.`,
} as const;
