import { numberText } from '~/platform/text/format';

/** Texts of the page on which a game is played. */
export const playTexts = {
  loading: 'Loading the game…',
  beforeStart: 'Before the start',
  timeLimit: 'Time limit',
  bestScore: 'Best score',
  score: 'Score',
  bestByNow: 'Your best run had by now:',
  best: 'Best',
  chooseAnother: 'Choose Another Game',
  finalScore: 'Final score',
  par: (score: number) => `Par ${numberText(score)}, a good player’s usual score`,
  signIn: 'Sign In',
  createAccount: 'Create Account',
  layingOut: 'Laying out your run…',
  notFound: 'Answers you did not find',
} as const;
