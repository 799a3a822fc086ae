import type { DefinitionMatchMove, DefinitionMatchView } from '../../../games/definition-match/definition-match.contract';
import { type DefinitionMatchState, definitionMatch } from '../../../games/definition-match/definition-match.rules';
import type { WordGame } from '../../../games/word-game';
import { currentPuzzle, earnsBonus, isRunOver, lose, onCurrentPuzzle, refuse, skip, solve, unsolvedPuzzles } from './puzzle-run';
import { sharedWith } from './shared';

type Rules = WordGame<DefinitionMatchState, DefinitionMatchMove, DefinitionMatchView>;
type Question = DefinitionMatchState['puzzles'][number];

const POINTS = 50;
const HOLD_MS = 900;

const rightWord = ({ options, right }: Question) => options[right] ?? '';
const wrongText = (word: string, sense: string) => (sense ? `Incorrect. It is ${word}: ${sense}.` : `Incorrect. It is ${word}.`);

/** Definition Match when a wrong choice stopped the clock for 900 ms, also where the next move came sooner. */
export const secondDefinitionMatch: Rules = {
  ...sharedWith(definitionMatch),
  version: 2,
  pointsSince: 2,
  holdEndsByMove: false,
  seconds: 120,
  xpMultiplier: 1.1,
  bonus: 1.5,

  best: ({ puzzles }) => puzzles.length * POINTS,
  puzzleKeys: ({ puzzles }) => puzzles.map(rightWord),

  view(state) {
    const { definition, part, options } = currentPuzzle(state) ?? { definition: '', part: '', options: [] };
    return { puzzle: state.at, puzzles: state.puzzles.length, definition, part, options };
  },

  play(state, move) {
    return onCurrentPuzzle(state, move.type === 'choose' ? { puzzle: move.question } : move, (current) => {
      const answer = rightWord(current);
      if (move.type === 'skip') {
        const skipped = skip(state, answer);
        return { ...skipped, verdict: { ...skipped.verdict, dispute: 'unfair' } };
      }
      if (current.options[move.option] === undefined) return refuse(state, 'There is no such answer to choose.');
      if (move.option === current.right) return solve(state, POINTS, answer);
      const lost = lose(state, answer, wrongText(answer, current.sense));
      return { ...lost, verdict: { ...lost.verdict, holdMs: HOLD_MS } };
    });
  },

  isOver: isRunOver,
  earnsBonus,
  unsolved: (state) => unsolvedPuzzles(state).map(rightWord),

  asked: {
    puzzles: ({ puzzles }) =>
      puzzles.map(({ definition, options, right }) => ({
        ...{ ask: definition, options, answers: options.slice(right, right + 1), words: options },
      })),
    at: ({ at }) => at,
    missed: ({ lost, skipped }) => [...lost, ...skipped],
  },
};

/** Definition Match before a wrong choice stopped the clock. */
export const firstDefinitionMatch: Rules = {
  ...secondDefinitionMatch,
  version: 1,
  pointsSince: 1,
  play(state, move, time) {
    const { state: next, verdict } = secondDefinitionMatch.play(state, move, time, undefined);
    const { holdMs: _, ...unheld } = verdict;
    return { state: next, verdict: unheld };
  },
};
