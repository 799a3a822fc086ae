import { countText } from '~/platform/text/format';

/** Texts of the search for people. */
export const searchTexts = {
  label: 'Name or address',
  hint: 'The start of a name, or of an earlier one, is enough. An address must be complete, and looking one up is logged.',
  missing: 'Please enter a name or an address.',
  find: 'Find',
  finding: 'Searching...',
  nobody: 'No player has this name or address.',
  was: (name: string) => `was ${name}`,
  penName: (name: string) => `pen name ${name}`,
  decisions: (count: number) => countText(count, { one: 'decision', other: 'decisions' }),
  noDecisions: 'no decisions',
  open: (count: number) => countText(count, { one: 'open case', other: 'open cases' }),
  left: 'Someone with this address has left.',
  banned: 'It was banned: no new account is opened with it.',
  suspended: 'It is suspended until <end/>.',
  openCases: 'Still open about them:',
  back: 'Search',
  joined: 'Joined <since/>.',
  joinedHidden: 'Joined <since/>. Hidden.',
  page: 'Their page',
} as const;
