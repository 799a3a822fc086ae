import { numberText } from '~/platform/text/format';
import { timeText } from '../fair-play/set-time';

/** Texts of the page on which a game is played. */
export const playTexts = {
  loading: 'Loading the game…',
  beforeStart: 'Before you start',
  timeLimit: 'Time limit',
  bestScore: 'Best score',
  score: 'Score',
  bestIs: (score: string) => `Best score ${score}`,
  finishedIn: (ms: number) => `Finished in ${timeText(ms)}`,
  earlierBest: (score: number) => `${numberText(score)} under earlier rules`,
  rivalByNow: (name: string) => `${name} had by now:`,
  bestByNow: 'Your best run so far by now:',
  best: 'Best',
  chooseAnother: 'Choose Another Game',
  finalScore: 'Final score',
  par: (score: number) => `Par ${numberText(score)}, a good player’s usual score`,
  signIn: 'Sign In',
  createAccount: 'Create Account',
  layingOut: 'Loading your run…',
  notFound: 'Answers you missed',
} as const;
