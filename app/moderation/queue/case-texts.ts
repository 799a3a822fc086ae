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
  /** Below what the site says of a person who may be back. */
  returned:
    'Comments that are waiting go to the author of the story if you choose “Nothing”: they can approve or refuse them. After any other decision nobody sees them.',
  votes: 'The votes',
  voteCount: { one: 'vote', other: 'votes' },
  votesMean: (count: string, mean: string) => `${count}, ${mean} stars on average`,
  votesByNewcomers: (count: string, days: number) => `${count} by accounts that were younger than ${days} days`,
  votesGive: (xp: string) => `They give the story’s writers ${xp} XP`,
  votesTake: (xp: string) => `They take ${xp} XP from the story’s writers`,
  votesTaken: 'Their points are taken back',
  votesOwner: '“The person” is the author of the story, who may not know of these votes.',
} as const;

/** Texts of what stands before and after what was reported. */
export const neighboursTexts = {
  title: 'Before and after it',
  show: 'Show the context',
  here: 'The reported words are here',
} as const;
