/** What people read here. */
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
  writtenOn: (days: string) => ` You have written on ${days}.`,
};
