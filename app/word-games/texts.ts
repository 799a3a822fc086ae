/** What the referee says of moves that do not count. */
export const refereeTexts = {
  over: 'Time is up: this run has ended, and the move came too late.',
  skipped: 'A move is missing. Please reload the page to go on where you were.',
  malformed: 'That is not a move of this game.',
  forbidden: 'This run belongs to somebody else. Start a game of your own.',
  unknown: 'There is no such run. Start a new game.',
  tooMuch: 'That is too much for one move.',
} as const;
