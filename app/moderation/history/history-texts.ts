import type { HistoryCase } from '~/accounts/people-desk/person-history';

/** Texts of the record of a person. */
export const historyTexts = {
  reportsAndDecisions: 'Reports and decisions',
  decisions: 'Decisions about them, as they were told',
  noDecisionsYet: 'No decisions yet.',
  objection: 'Objection:',
  objectionWaits: 'It is waiting for a moderator.',
  cases: 'Reported or found',
  states: { open: 'Open', upheld: 'Action taken', dismissed: 'Nothing found wrong' } satisfies Record<HistoryCase['state'], string>,
  noCases: 'No cases about anything of theirs.',
  reportsByThem: 'Reports by them',
  noneDecided: 'None decided yet.',
  reportsDecided: (decided: string, upheld: string) => `${decided} decided; action was taken on ${upheld} of them.`,
} as const;
