import { WORD_GAMES } from '~/site/arenas';
import type { RunFault } from './fair-play/judge-run';

/** The referee's answers to moves that do not count. */
export const refereeTexts = {
  over: 'This run had already ended when the move arrived.',
  inRoom: 'You are playing this game in a room of words. Finish it there first.',
  skipped: 'A move is missing. Please reload the page to continue where you were.',
  malformed: 'That is not a move of this game.',
  forbidden: 'This run belongs to someone else. Please start your own game.',
  unknown: 'There is no such run. Start a new game.',
  tooMuch: 'That is too long for one move.',
  notJson: 'A move is JSON: { "key": text, "number": whole number, "move": the move }.',
  onlyPost: 'Moves are sent by POST.',
  otherSite: 'This move was sent by another site and was refused.',
  away: 'The database cannot be reached. Send the move again in a few seconds.',
  failed: 'Something went wrong. Send the move again in a few seconds.',
} as const;

/** What stands above the reason why a run does not count, by its stored fault. */
export const faultTitles: Readonly<Record<RunFault, string>> = {
  'too-fast': 'Too fast to count',
  mechanical: 'Too even to count',
  guessing: 'Guesses do not count',
};

/** Why a run does not count, by its stored fault. */
export const faultTexts: Readonly<Record<RunFault, string>> = {
  'too-fast':
    'Its answers came faster than anyone can find and type them, so it earns no XP and counts for no board and no best score. If you really played it, please write to us: the address is on the About page.',
  mechanical:
    'Its keys came at high speed and more evenly than hands can press them, so it earns no XP and counts for no board and no best score. If you really typed it, please write to us: the address is on the About page.',
  guessing:
    'Most answers were wrong and came before anyone could have read the question. A run of guesses earns no XP and counts for no board and no best score. Take your time, and skip what you do not know.',
};

/** Texts of the arena's pages. */
export const pageTexts = {
  arena: {
    title: `${WORD_GAMES} Arena`,
    /** @param count of the games, in words. */
    games: (count: string) => `${count} games against the clock.`,
    intro: 'Every word counts, and every point brings XP.',
    lengths: 'Game length',
    all: 'All games',
    quick: 'Quick: up to 90 s',
    long: 'Long',
  },
  elsewhere: 'This run was continued in another tab. This is its current state.',
  connectionLost: 'Connection lost. Your moves are kept and will be sent when you are back online.',
  counting: 'Counting your points…',
  runGoesOn: 'If you leave, the clock keeps running. Come back before it reaches zero to continue; otherwise the run counts as it stands.',
  noScript: 'The games need JavaScript. Please turn it on and reload this page.',
  gameOver: 'Game Over!',
  newBest: 'New best!',
  noMoreXp:
    'You have played today’s ten runs that earn XP. Until midnight (UTC), more runs of this game count only for your best score; the daily set still earns XP.',
  guest: {
    title: 'Sign in to earn XP!',
    text: 'Create an account to save your progress and compete on leaderboards.',
  },
  daily: {
    title: 'Daily Set',
    short: 'The same puzzles for everyone, new every day.',
    /** @param count of the games, in words. */
    intro: (count: string) =>
      `${count} games with the same puzzles for everyone, new every day at midnight where you are. You can play each one once.`,
    signIn: 'Sign in to play the daily set. It counts toward your account and has a board of its own.',
    once: 'You can play it once today.',
    notToday: 'It is not that date anywhere on earth. Go back to the daily set and start again.',
    notPast: 'That set cannot be played: its date has not ended everywhere, or it is older than this site’s sets.',
    empty: 'Nobody has played today. Be the first.',
    yesterday: "Yesterday's Set",
    pastIntro: 'Its board, and the answers of the games you played.',
    yesterdayEmpty: 'Nobody played that day.',
    yesterdaySignIn: 'Sign in to see what you played, with all answers.',
    newSet: 'A new set is here',
    closed: 'Play it first',
    closedText: 'A game’s puzzles and answers open once your own run is over.',
    closedDay: 'You did not play this game that day. Its puzzles stay hidden until you do, once the day has ended everywhere.',
    faulty: 'Does not count',
    shareFailed: 'The picture could not be made. Please try again in a few seconds.',
    copied: 'Result copied',
    copyFailed: 'Your browser does not allow copying. Please select the text and copy it yourself.',
  },
} as const;
