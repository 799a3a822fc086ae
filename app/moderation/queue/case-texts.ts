/** Texts of the page of a case. */
export const caseTexts = {
  queue: 'Queue',
  childrenTitle: 'Harm to children',
  reference: 'The case’s reference: <reference/>',
  by: 'By <author/>.',
  openSince: 'Open since <since/>.',
  rating: (rating: string) => `${rating}.`,
  notRated: 'Not rated',
  hiddenUntilDecided: 'Hidden until it is decided.',
  behindDoorUntil: 'Behind a door until <end/>, unless you decide before.',
  hiddenUntil: 'Hidden by reports until <end/>, unless you decide before.',
  stateWhenReported: (state: string) => `When it was reported: ${state}`,
  words: 'What was reported',
  showWords: 'Show what was reported',
  decision: 'The decision',
  decisionReason: (reason: string) => `Its reason: ${reason}`,
  objection: 'The objection',
  reports: 'Reports',
  newestReports: (count: string) => `Reports: the newest of ${count}`,
  unconfirmed: 'Unconfirmed',
  withoutName: 'Without a name',
  byOwner: 'By whose it is',
  foundBySite: 'Found by the site',
  runs: 'Runs that did not count',
  run: '<game/>, <score/>: <fault/> (<at/>)',
  points: { one: 'point', other: 'points' },
} as const;

/** Texts of what stands before and after what was reported. */
export const neighboursTexts = {
  title: 'Before and after it',
  show: 'Show what stands around it',
  here: 'What was reported stands here',
} as const;
