/** What the referee says of moves that do not count. */
export const refereeTexts = {
  over: 'This run has ended, and the move came too late.',
  skipped: 'A move is missing. Please reload the page to go on where you were.',
  malformed: 'That is not a move of this game.',
  forbidden: 'This run belongs to somebody else. Start a game of your own.',
  unknown: 'There is no such run. Start a new game.',
  tooMuch: 'That is too much for one move.',
  notJson: 'A move is JSON: { "key": text, "number": whole number, "move": the move }.',
  onlyPost: 'Moves are sent by POST.',
  otherSite: 'This move was sent by another site and was refused.',
  away: 'The database cannot be reached. Send the move again in a few seconds.',
  failed: 'Something went wrong. Send the move again in a few seconds.',
} as const;
