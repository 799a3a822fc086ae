import { numberText } from '~/platform/text/format';

/** Texts of the page on which a game is played. */
export const playTexts = {
  loading: 'Loading the game…',
  beforeStart: 'Before you start',
  timeLimit: 'Time limit',
  bestScore: 'Best score',
  score: 'Score',
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
