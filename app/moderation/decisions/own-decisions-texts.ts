/** Texts of the page on which people read what was decided about them, and object. */
export const ownDecisionsTexts = {
  banned: 'Your account has been closed for good',
  suspended: 'Your account is suspended',
  suspendedUntil: 'Until <end/>. You can sign in, read, object, download your data and delete your account.',
  stillPossible: 'You can sign in, read, object, download your data and delete your account.',
  none: 'No decisions about you',
  noneText: 'If a moderator makes a decision about you or something you wrote, it appears here with the reason.',
  objected: 'You objected',
  objectionWaits: 'Not decided yet.',
  object: 'Object',
  why: 'Why the decision is wrong',
  whyHint: 'You can object once. Another moderator looks at it, if there is one.',
  send: 'Send the objection',
  sending: 'Sending...',
} as const;
