import { numberText } from '~/platform/text/format';

/** Texts of what is known of a party to a case. */
export const recordTexts = {
  joined: 'joined <since/>',
  joinedHidden: 'joined <since/>, hidden',
  noDecisions: 'No earlier decisions about them.',
  openCases: 'Other open cases about them',
  sent: (decided: number, upheld: number) =>
    decided === 0
      ? 'None of their reports has been decided yet.'
      : `Of ${numberText(decided)} of their reports that were decided, ${numberText(upheld)} led to action.`,
} as const;
