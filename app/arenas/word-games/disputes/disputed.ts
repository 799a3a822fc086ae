import { z } from 'zod';
import { plainLetters } from '~/platform/text/plain-letters';
import { answerIn } from '../games/moves';
import type { ScoredState, WordGame } from '../games/word-game';
import type { DecisionTarget, Disputed, Verb } from '../lexicon/decisions';
import { associationKey } from '../lexicon/lexicon';
import { replayedMoves } from '../referee/replay/replay';
import type { StoredMove } from '../word-games.tables';

/**
 * What a player may dispute of a run's moves: answers that only the lexicon is against, and clues of puzzles left unsolved.
 * @returns each with the number of its move, from 1.
 */
export function disputedMoves(rules: WordGame, deal: ScoredState, moves: readonly StoredMove[]): (Disputed & { number: number })[] {
  return [...replayedMoves(rules, deal, moves)].flatMap(({ move, before, verdict }, index): (Disputed & { number: number })[] => {
    const puzzle = currentPuzzleKey(rules, before);
    const { dispute: kind } = verdict;
    const number = index + 1;
    if (kind === 'unfair') return [{ number, kind, about: 'clue', word: puzzle, answer: '' }];
    const answer = kind && answerIn(move as { type: string });
    return answer ? [{ number, kind, ...answerTarget(rules, puzzle, plainLetters(answer)) }] : [];
  });
}

const lookedUp = z.object({ isWord: z.literal(false) });

/** Whether an answer cannot be disputed because nothing knows it as a word. @param stored the move that gave it. */
export function isNoWord({ move, facts }: StoredMove): boolean {
  return typeof move === 'object' && move !== null && 'text' in move && lookedUp.safeParse(facts).success;
}

/** The answers that a player missed, each of which may be unfair. @see WordGame.unsolved, whose lines read 'word', or 'puzzle: answer, answer'. */
export function missedTargets(rules: WordGame, state: ScoredState): Disputed[] {
  const lines = [...new Set(rules.unsolved(state))];
  return lines.flatMap((line) => {
    const [puzzle = '', answers] = line.split(': ');
    const kind = 'unfair' as const;
    if (rules.hasClues) return [{ kind, about: 'clue' as const, word: line, answer: '' }];
    const key = rules.disputedAs === 'association' ? associationKey(puzzle.split(', ')) : puzzle;
    return (answers ?? line)
      .split(', ')
      .filter(Boolean)
      .map((answer) => ({ kind, ...answerTarget(rules, key, answer) }));
  });
}

/** Whether a decision is what a player who disputed had wished for. */
export function isTakenUp(kind: Disputed['kind'], decision: Verb): boolean {
  return decision === 'close' || decision === (kind === 'refused' ? 'exact' : 'remove');
}

function answerTarget({ disputedAs }: WordGame, puzzle: string, answer: string): DecisionTarget {
  if (disputedAs) return { about: disputedAs, word: puzzle, answer };
  return { about: 'form', word: answer, answer: '' };
}

/** The key of the puzzle that is being played; games of one puzzle have no index. */
function currentPuzzleKey(rules: WordGame, state: ScoredState): string {
  const at = 'at' in state ? Number(state.at) : 0;
  return rules.puzzleKeys(state)[at] ?? '';
}
