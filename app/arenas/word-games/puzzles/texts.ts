import { numberText } from '~/platform/text/format';
import type { WordKind } from './record/word-kinds';

const STEPS = { '-2': 'Much easier', '-1': 'Easier', '0': 'Even', '1': 'Harder', '2': 'Much harder' } as const;

const BANDS = { 1: 'Everyday', 2: 'Less common', 3: 'Rare' } as const;
const tenths = (number: number) => numberText(Math.round(number * 10) / 10);

/** Texts about single puzzles. */
export const puzzleTexts = {
  title: 'Puzzles',
  intro:
    'One puzzle at a time, without a clock. Each has a rating, and so do you: you are asked what you should solve three times in four. Nobody but you sees your rating.',
  signIn: 'A rating needs an account. Without one, you can solve as many unrated puzzles as you like. Choose a game:',
  withoutAccount: 'Unrated puzzles',
  start: 'Start Solving',
  goOn: 'Continue Your Puzzle',
  next: 'Next Puzzle',
  dealing: 'Looking for a puzzle…',
  back: 'Back to Games',
  noneLeft: 'There is no puzzle of this game for you now. Please choose another one.',
  lost: 'This puzzle cannot be continued here. Please reload the page.',
  allGames: 'All games',
  otherGames: 'Other games',
  game: 'Game',
  choose: 'Show',
  difficulty: 'Difficulty',
  step: (step: keyof typeof STEPS) => STEPS[step],
  you: 'You',
  puzzle: 'Puzzle',
  rating: 'Your rating',
  solvedSoFar: 'Rated puzzles',
  figure: (rating: number) => numberText(Math.round(rating)),
  doubt: (points: number) => `± ${numberText(Math.round(points))}`,
  latest: 'Your latest puzzles',
  strongest: 'Your strongest kinds of words',
  weakest: 'Your weakest kinds of words',
  kind: ({ band, part, tries, solved, expected }: WordKind) =>
    `${BANDS[band]} ${part}s: ${tenths(solved)} of ${numberText(tries)}, where ${tenths(expected)} were expected`,
  none: 'The first ten puzzles find out how hard yours should be.',
  hintIs: 'Hint:',
  outcome: { solved: 'Solved', hinted: 'Solved with a hint', missed: 'Missed' },
  unrated: {
    again: 'You had met it before, so it moved no rating.',
    'too-fast': 'That was faster than anyone can read and answer it, so it moved no rating.',
  },
  unratedNow: 'Not rated',
  outcomeOf: (game: string, outcome: string, moved: string) => `${game}: ${outcome}${moved && `, ${moved}`}`,
  moved(before: number, after: number) {
    const points = Math.round(after) - Math.round(before);
    return points === 0 ? '±0' : points > 0 ? `+${points}` : `−${-points}`;
  },
  tooManyWrong: (answer: string) => `Missed. The answer: ${answer}.`,
  answerWas: (answer: string) => `The answer: ${answer}`,
  noStep: 'Please choose how hard the puzzles should be.',
  noHint: 'There is no further hint for this one.',
  meaning: 'What it means',
  inHall: 'One at a time, without a clock, as hard as suits you.',
} as const;
