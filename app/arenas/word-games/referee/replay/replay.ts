import { type ClockedMove, keysIn, typedIn } from '../../fair-play/played-move';
import type { Verdict } from '../../games/game.contract';
import type { ScoredState, WordGame } from '../../games/word-game';
import type { StoredMove } from '../../word-games.tables';

/** The outcome of a deal and its moves. */
export interface Replayed {
  state: ScoredState;
  /** Moves that were not refused. */
  acceptedMoves: number;
  /** The verdict on the last move; undefined before the first one. */
  lastVerdict: Verdict | undefined;
  /** When the last move was made, in ms of game time without the stops before it; 0 before the first one. */
  playedMs: number;
  /** For how long verdicts have stopped the clock, in ms of game time, the last one for as long as it may. */
  heldMs: number;
}

/** What of the last verdict's stop of the clock a move does not need, in ms of game time, as it comes sooner. */
export function unheldMs(
  { holdEndsByMove }: Pick<WordGame, 'holdEndsByMove'>,
  { lastVerdict, playedMs, heldMs }: Pick<Replayed, 'lastVerdict' | 'playedMs' | 'heldMs'>,
  elapsedMs: number,
): number {
  const holdMs = lastVerdict?.holdMs ?? 0;
  const stoodMs = elapsedMs - (playedMs + heldMs - holdMs);
  return holdEndsByMove ? Math.max(0, holdMs - Math.max(0, stoodMs)) : 0;
}

/** A move of a replay, between the states before and after it. */
interface ReplayedMove {
  move: unknown;
  /** Since the start of the run, in ms of game time. */
  elapsedMs: number;
  before: ScoredState;
  after: ScoredState;
  verdict: Verdict;
}

/**
 * Replays stored moves from their deal, one by one. Facts from the lexicon are stored with each move, so that the outcome
 * is the same whatever the lexicon has become.
 */
export function* replayedMoves(game: WordGame, deal: ScoredState, moves: readonly StoredMove[]): Generator<ReplayedMove, void> {
  let before = deal;
  for (const { move, elapsedMs, facts } of moves) {
    const { state: after, verdict } = game.play(before, move, { elapsedMs }, facts);
    yield { move, elapsedMs, before, after, verdict };
    before = after;
  }
}

/**
 * Replays stored moves from their deal to the state after the last one.
 * @param onPlayed is called with each move.
 */
export function replay(
  game: WordGame,
  deal: ScoredState,
  moves: readonly StoredMove[],
  onPlayed?: (played: ClockedMove) => void,
): Replayed {
  const replayed: Replayed = { state: deal, acceptedMoves: 0, lastVerdict: undefined, playedMs: 0, heldMs: 0 };
  for (const { move, elapsedMs, after, verdict } of replayedMoves(game, deal, moves)) {
    replayed.heldMs -= unheldMs(game, replayed, elapsedMs);
    replayed.playedMs = elapsedMs - replayed.heldMs;
    onPlayed?.({
      ...{ elapsedMs, clockMs: replayed.playedMs, kind: verdict.kind, endedPuzzle: verdict.answer !== undefined },
      ...{ typed: typedIn(move), typing: keysIn(move), score: after.score },
    });
    replayed.state = after;
    replayed.lastVerdict = verdict;
    if (isAccepted(verdict)) replayed.acceptedMoves += 1;
    replayed.heldMs += verdict.holdMs ?? 0;
  }
  return replayed;
}

/** Whether a move counted as a hit, an attempt or a hint. */
export function isAccepted(verdict: Verdict): boolean {
  return verdict.kind !== 'refused';
}
