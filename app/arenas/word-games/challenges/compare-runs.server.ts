import type { Executor } from '~/platform/database/database.server';
import { type ReviewedPuzzle, reviewRun } from '../daily/review/review-run';
import { readRun } from '../referee/replay/stored-run';
import type { Games } from '../referee/run-store.server';

/** What a player made of a puzzle. */
export interface PuzzleOutcome {
  outcome: ReviewedPuzzle['outcome'];
  points: number;
  /** Right answers. */
  given: string[];
}

/** A puzzle that at least one of two runs reached. */
export interface ComparedPuzzle {
  ask: string;
  answers: string[];
  own: PuzzleOutcome;
  other: PuzzleOutcome;
}

/** The most answers of a puzzle that are shown. */
const SHOWN_ANSWERS = 4;

/** Lays two finished runs of one deal side by side, puzzle by puzzle. */
export async function comparePuzzles(executor: Executor, games: Games, ownId: string, otherId: string): Promise<ComparedPuzzle[]> {
  const [own = [], other = []] = await Promise.all([ownId, otherId].map((id) => reviewOf(executor, games, id)));
  return own.flatMap((puzzle, index) => {
    const theirs = other[index];
    if (!theirs || (puzzle.outcome === 'unreached' && theirs.outcome === 'unreached')) return [];
    const answers = puzzle.answers.slice(0, SHOWN_ANSWERS);
    return [{ ask: puzzle.ask, answers, own: outcomeOf(puzzle), other: outcomeOf(theirs) }];
  });
}

async function reviewOf(executor: Executor, games: Games, runId: string): Promise<ReviewedPuzzle[]> {
  const row = await executor
    .selectFrom('game_run')
    .select(['game', 'rules', 'deal', 'moves'])
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  const { rules, deal, moves } = readRun(games, row);
  return reviewRun(rules, deal, moves);
}

function outcomeOf({ outcome, given }: ReviewedPuzzle): PuzzleOutcome {
  const right = given.filter((each) => each.right);
  return { outcome, points: right.reduce((sum, { points }) => sum + points, 0), given: right.map(({ text }) => text) };
}
