/** Texts of the record of a person. */
export const historyTexts = {
  reportsAndDecisions: 'Reports and decisions',
  decidedAboutWords: 'Decisions about them, as they were told',
  noDecisionsYet: 'No decisions yet.',
  objection: 'Objection:',
  waitsModerator: 'It is waiting for a moderator.',
  reportedOrFound: 'Reported or found',
  caseAboutTheirs: 'No cases about anything of theirs.',
  reportsByThem: 'Reports by them',
  noneDecidedYet: 'None was decided yet.',
  decidedSomethingDone: (decided: string, upheld: string) => `${decided} decided; something was done about ${upheld} of them.`,
} as const;
