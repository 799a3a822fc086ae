import * as z from 'zod/mini';
import type { AskedBy, AskedPuzzle, ScoredState, WordGame } from '../../games/word-game';
import { replayedMoves } from '../../referee/replay/replay';
import type { StoredMove } from '../../word-games.tables';

/** What a player gave as an answer. */
export interface GivenAnswer {
  text: string;
  right: boolean;
  points: number;
}

/** A puzzle of a finished run. */
export interface ReviewedPuzzle extends AskedPuzzle {
  given: readonly GivenAnswer[];
  /** played: in games whose puzzles are neither solved nor missed. */
  outcome: 'solved' | 'missed' | 'played' | 'unreached';
}

/** Moves that give an answer; all others are hints, skips and the like. */
const giving = z.union([
  z.object({ type: z.literal('answer'), text: z.string() }),
  z.object({ type: z.literal('guess'), letter: z.string() }),
  z.object({ type: z.literal('choose'), option: z.int() }),
]);

/**
 * Reads a finished run back: every puzzle of its deal, and what its player gave. Refused answers changed nothing and are
 * left out.
 * @param moves as they are stored; they are replayed from the deal.
 */
export function reviewRun(rules: WordGame, deal: ScoredState, moves: readonly StoredMove[]): ReviewedPuzzle[] {
  const { asked } = rules;
  const puzzles = asked.puzzles(deal);
  const given = puzzles.map((): GivenAnswer[] => []);
  let last = deal;
  for (const { move, before, after, verdict } of replayedMoves(rules, deal, moves)) {
    const index = asked.at(before);
    const text = givenText(move, puzzles[index]);
    if (text !== undefined && (verdict.kind === 'right' || verdict.kind === 'wrong'))
      given[index]?.push({ text, right: verdict.kind === 'right', points: verdict.points });
    last = after;
  }
  return puzzles.map((puzzle, index) => ({ ...puzzle, given: given[index] ?? [], outcome: outcomeOf(asked, last, index) }));
}

function givenText(move: unknown, puzzle: AskedPuzzle | undefined): string | undefined {
  const { data } = giving.safeParse(move);
  switch (data?.type) {
    case 'answer':
      return data.text.trim().toLowerCase();
    case 'guess':
      return data.letter.toUpperCase();
    case 'choose':
      return puzzle?.options?.[data.option];
    default:
      return undefined;
  }
}

function outcomeOf(asked: AskedBy, state: ScoredState, index: number): ReviewedPuzzle['outcome'] {
  const at = asked.at(state);
  if (index > at) return 'unreached';
  if (!asked.missed) return 'played';
  return index === at || asked.missed(state).includes(index) ? 'missed' : 'solved';
}
