/** Texts of what moderators did in each month. */
export const numbersTexts = {
  intro:
    'What was reported and decided, month by month. A person makes every decision. Until then the site itself hides only what trusted people report, and puts what is reported as dangerous behind a warning.',
  none: 'Nothing has been reported yet.',
  figures: {
    reports: 'Reports',
    withoutAccount: 'Without an account',
    found: 'Found by the site',
    hiddenAtOnce: 'Hidden before anyone decided',
    doors: 'Put behind a warning before that',
    closed: 'Cases closed',
    nothingWrong: 'Nothing found wrong',
    rated: 'Rating or warnings changed',
    hidden: 'Hidden',
    takenDown: 'Taken down after complaints of copies',
    wordsRemoved: 'Title, name or text removed',
    ratingsTaken: 'Votes of a ring taken out of ratings',
    pointsTaken: 'Points of votes taken back',
    warned: 'People warned',
    suspended: 'People suspended',
    banned: 'People banned',
    objections: 'Objections',
    reversed: 'Decisions taken back',
  },
  hoursToDecision: 'Hours to a decision, on average',
  lessThanOne: 'less than 1',
} as const;
