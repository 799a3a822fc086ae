/** What people read here. */
export const goalTexts = {
  words: 'words',
  minutes: 'minutes',
  yourGoal: (goal: string) => `Your goal: ${goal} a session`,
  setGoal: 'Set a goal, if you like',
  goal: 'Goal for a session',
  none: 'none',
  countedIn: 'Counted in',
  saveGoal: 'Save goal',
  saving: 'Saving...',
  goalHint: 'Never shown to anyone. An empty field means no goal.',
  writtenOn: (days: string) => ` You have written on ${days}.`,
};
