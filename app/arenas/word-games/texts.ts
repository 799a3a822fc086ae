/** The referee's answers to moves that do not count. */
export const refereeTexts = {
  over: 'This run has ended, and the move came too late.',
  skipped: 'A move is missing. Please reload the page to continue where you were.',
  malformed: 'That is not a move of this game.',
  forbidden: 'This run belongs to somebody else. Start your own game.',
  unknown: 'There is no such run. Start a new game.',
  tooMuch: 'That is too much for one move.',
  notJson: 'A move is JSON: { "key": text, "number": whole number, "move": the move }.',
  onlyPost: 'Moves are sent by POST.',
  otherSite: 'This move was sent by another site and was refused.',
  away: 'The database cannot be reached. Send the move again in a few seconds.',
  failed: 'Something went wrong. Send the move again in a few seconds.',
} as const;

/** Texts of the arena's pages. */
export const pageTexts = {
  arena: {
    title: 'Word Games Arena',
    intro: 'Ten games against the clock. Every word counts, and every point brings XP.',
  },
  elsewhere: 'This run was continued in another tab. This is its current state.',
  connectionLost: 'Connection lost. Your moves are kept and will be sent when it is back.',
  counting: 'Counting your points…',
  runGoesOn: 'If you leave, the clock keeps running: come back before zero to continue, or the run counts as it is.',
  noScript: 'The games need JavaScript. Please switch it on and load this page again.',
  gameOver: 'Game Over!',
  newBest: 'New best!',
  guest: {
    title: 'Sign in to earn XP!',
    text: 'Create an account to save your progress and compete on leaderboards.',
  },
  daily: {
    title: 'Daily Set',
    intro: 'The same ten games with the same puzzles for everyone, new every day at midnight UTC. Each can be played once.',
    signIn: 'Sign in to play the daily set. It counts for your account, on a board of its own.',
    once: 'You can play it once today.',
    empty: 'Nobody has played today. The first seat is yours.',
    copied: 'Result copied',
    copyFailed: 'Your browser does not allow copying. Please select the text and copy it yourself.',
  },
} as const;
