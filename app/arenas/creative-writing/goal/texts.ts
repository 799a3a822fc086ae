/** What people read here. */
export const goalTexts = {
  words: 'words',
  minutes: 'minutes',
  goalSession: (goal: string) => `Your goal: ${goal} a session`,
  setGoalLike: 'Set a goal, if you like',
  goalSession2: 'Goal for a session',
  none: 'none',
  countedIn: 'Counted in',
  saveGoal: 'Save goal',
  saving: 'Saving...',
  neverShownAnyone: 'Never shown to anyone. An empty field means no goal.',
  written: (days: string) => ` You have written on ${days}.`,
};
