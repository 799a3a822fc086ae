import type { RunFault } from './fair-play/judge-run';

/** The referee's answers to moves that do not count. */
export const refereeTexts = {
  over: 'This run has ended, and the move came too late.',
  skipped: 'A move is missing. Please reload the page to continue where you were.',
  malformed: 'That is not a move of this game.',
  forbidden: 'This run belongs to somebody else. Start your own game.',
  unknown: 'There is no such run. Start a new game.',
  tooMuch: 'That is too long for one move.',
  notJson: 'A move is JSON: { "key": text, "number": whole number, "move": the move }.',
  onlyPost: 'Moves are sent by POST.',
  otherSite: 'This move was sent by another site and was refused.',
  away: 'The database cannot be reached. Send the move again in a few seconds.',
  failed: 'Something went wrong. Send the move again in a few seconds.',
} as const;

/** Why a run does not count, by its stored fault. */
export const faultTexts: Readonly<Record<RunFault, string>> = {
  'too-fast':
    'Its answers came faster than anybody can find and type them. It earns no XP, appears on no board and is not a best score. If you played it yourself, please write to us: the About page says where.',
  guessing:
    'Most answers were wrong and came before anybody could have read the question. A run of guesses earns no XP, appears on no board and is not a best score. Take your time, and skip what you do not know.',
};

/** Texts of the arena's pages. */
export const pageTexts = {
  arena: {
    title: 'Word Games Arena',
    intro: 'Ten games against the clock. Every word counts, and every point brings XP.',
    lengths: 'Length of a game',
    all: 'All games',
    quick: 'Quick: up to 90 s',
    long: 'Long',
  },
  elsewhere: 'This run was continued in another tab. This is its current state.',
  connectionLost: 'Connection lost. Your moves are kept and will be sent when it is back.',
  counting: 'Counting your points…',
  runGoesOn: 'If you leave, the clock keeps running: come back before zero to continue, or the run counts as it is.',
  noScript: 'The games need JavaScript. Please switch it on and reload this page.',
  gameOver: 'Game Over!',
  newBest: 'New best!',
  tooFast: 'Too fast to count',
  noMoreXp:
    'You have played the ten runs of a day that earn XP. Further runs of this game count for best scores only; the daily set still earns XP.',
  guest: {
    title: 'Sign in to earn XP!',
    text: 'Create an account to save your progress and compete on leaderboards.',
  },
  daily: {
    title: 'Daily Set',
    short: 'The same puzzles for everyone, new every day.',
    intro: 'The same ten games with the same puzzles for everyone, new every day at midnight UTC. Each can be played once.',
    signIn: 'Sign in to play the daily set. It counts for your account, on a board of its own.',
    once: 'You can play it once today.',
    empty: 'Nobody has played today. The first seat is yours.',
    yesterday: "Yesterday's Set",
    yesterdayIntro: 'Yesterday’s board, and the answers of the games you played.',
    yesterdayEmpty: 'Nobody played that day.',
    yesterdaySignIn: 'Sign in to see what you played, with all answers.',
    newSet: 'A new set is here',
    closed: 'Play it first',
    closedText: 'The puzzles and answers of a game open once your own run of it is over.',
    closedDay: 'You did not play this game that day, so its puzzles stay hidden: you may still come across them.',
    faulty: 'Does not count',
    shareFailed: 'The picture could not be made. Please try again in a few seconds.',
    copied: 'Result copied',
    copyFailed: 'Your browser does not allow copying. Please select the text and copy it yourself.',
  },
} as const;
