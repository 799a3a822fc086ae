import type { Executor } from '~/platform/database/database.server';
import type { GameId } from '../../games/games';
import { askedOf, type Lexicon } from '../../lexicon/lexicon';
import { readRun } from '../../referee/replay/stored-run';
import type { Games } from '../../referee/run-store.server';
import { keystonesOf } from '../keystones';
import { mayReview } from './policy';
import { type ReviewedPuzzle, reviewRun } from './review-run';

/** What a word means. */
interface WordMeaning {
  word: string;
  part: string;
  definition: string;
}

/** A game of a day, as its player may look at it once their run is over. */
export interface GameReview {
  score: number;
  keystones: number;
  /** Whether the run does not count. */
  faulty: boolean;
  puzzles: (Omit<ReviewedPuzzle, 'words'> & { meanings: WordMeaning[] })[];
}

/**
 * A player's finished run of a date's game, played on its day or afterwards: every puzzle with its answers, what its words mean and what the player gave.
 * @returns undefined while the policy keeps it from them: before the run, and while it goes on.
 * @see docs/product/word-games.md
 */
export async function reviewOf(
  executor: Executor,
  { games, lexicon }: { games: Games; lexicon: Lexicon },
  { playerId, game, day }: { playerId: string; game: GameId; day: string },
): Promise<GameReview | undefined> {
  const run = await executor
    .selectFrom('game_run')
    .select(['game', 'player_id', 'settled_at', 'rules', 'deal', 'moves', 'score', 'most', 'share', 'fault'])
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .where((run) => run.or([run('daily_on', '=', day), run.and([run('past_on', '=', day), run('settled_at', 'is not', null)])]))
    // The run of its own day before those played afterwards.
    .orderBy('daily_on', (order) => order.asc().nullsLast())
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!run || !mayReview({ id: playerId }, { playerId: run.player_id, settledAt: run.settled_at })) return undefined;
  const score = run.fault ? 0 : run.score;
  const { rules, deal, moves } = readRun(games, run);
  const puzzles = reviewRun(rules, deal, moves);
  return {
    score: run.score,
    keystones: keystonesOf(game, score, run),
    faulty: run.fault !== null,
    puzzles: puzzles.map(({ words, ...puzzle }) => ({ ...puzzle, meanings: meaningsOf(lexicon, words, puzzle) })),
  };
}

/** What the words of a puzzle mean, those that the player found included; what the puzzle said need not be said twice. */
function meaningsOf(
  lexicon: Lexicon,
  words: readonly string[],
  { ask, clue, given }: Pick<ReviewedPuzzle, 'ask' | 'clue' | 'given'>,
): WordMeaning[] {
  const found = given.filter(({ right }) => right).map(({ text }) => text);
  return [...new Set([...words, ...found])].flatMap((word) => {
    const entry = lexicon.entry(word);
    const isShown = entry && [entry.definition, askedOf(entry)].some((text) => text === ask || text === clue);
    return entry && !isShown ? { word, part: entry.part, definition: entry.definition } : [];
  });
}
