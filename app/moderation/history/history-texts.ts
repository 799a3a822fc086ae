/** Texts of the record of a person. */
export const historyTexts = {
  reportsAndDecisions: 'Reports and decisions',
  decidedAboutWords: 'Decided about them, in the words they read',
  noDecisionsYet: 'No decisions yet.',
  objection: 'Objection:',
  waitsModerator: 'It waits for a moderator.',
  reportedOrFound: 'Reported or found',
  caseAboutTheirs: 'No case is about what is theirs.',
  reportsByThem: 'Reports by them',
  noneDecidedYet: 'None was decided yet.',
  decidedSomethingDone: (decided: string, upheld: string) => `${decided} decided; something was done about ${upheld} of them.`,
} as const;
