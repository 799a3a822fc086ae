import { countText, numberText } from '~/platform/text/format';
import { timeText } from '../fair-play/set-time';

/** Texts of the page on which a game is played. */
export const playTexts = {
  loading: 'Loading the game…',
  beforeStart: 'Before you start',
  timeLimit: 'Time limit',
  bestScore: 'Best score',
  seconds: (seconds: number) => `${seconds} seconds`,
  untimed: 'None',
  start: 'Start Game',
  again: 'Play Again',
  backToGames: 'Back to Games',
  board: (game: string) => `${game} board`,
  timeRemaining: 'Time Remaining',
  keystones: (keystones: number, of: number) => `${keystones} of ${of} keystones`,
  level: (level: number) => `Level ${level}`,
  gain: '+<amount/> XP',
  toNextLevel: (xp: number, missing: number, level: number) => `${numberText(xp)} XP, ${numberText(missing)} to level ${level + 1}`,
  points: (points: number) => `${countText(points, { one: 'point', other: 'points' })}.`,
  score: 'Score',
  bestIs: (score: string) => `Best score ${score}`,
  finishedIn: (ms: number) => `Finished in ${timeText(ms)}`,
  earlierBest: (score: number) => `${numberText(score)} under earlier rules`,
  rivalByNow: (name: string) => `${name} had by now:`,
  bestByNow: 'Your best run so far by now:',
  best: 'Best',
  beside: 'Beside the clock, your best run of',
  ghosts: { always: 'all time', month: 'this month', day: 'today' },
  chooseAnother: 'Choose Another Game',
  finalScore: 'Final score',
  par: (score: number) => `Par ${numberText(score)}, a good player’s usual score`,
  signIn: 'Sign In',
  createAccount: 'Create Account',
  layingOut: 'Loading your run…',
  notFound: 'Answers you missed',
} as const;

/** Stands on a button that starts a run, once it is pressed. A constant, as the home page has one. */
export const DEALING = 'Dealing…';

/** A best score, marked where points are no longer what they were. */
export function scoreText(score: number, earlier: boolean): string {
  return earlier ? playTexts.earlierBest(score) : numberText(score);
}
