/** Texts of kudos that no page needs to hold: what the server says of those that were sent, and of the notice about them. */
export const kudosAnswerTexts = {
  missing: 'This story is no longer in the library, so it cannot be given kudos.',
  own: 'You cannot leave kudos on a story of your own.',
  notice: 'Kudos on my stories',
  given: 'Thank you. Your kudos count.',
  taken: 'You took your kudos back.',
  refused: 'Your kudos could not be left.',
  'too-many': 'You have left kudos too often in a short time. Please wait a few minutes and try again.',
} as const;
