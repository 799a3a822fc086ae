import type { Verdict } from '../games/games.contract';
import type { ScoredState, WordGame } from '../games/word-game';
import type { StoredMove } from '../word-games.tables';

/** The outcome of a deal and its moves. */
export interface Replayed {
  state: ScoredState;
  /** Moves that were not refused. */
  acceptedMoves: number;
  /** The verdict on the last move; undefined before the first one. */
  lastVerdict: Verdict | undefined;
}

/**
 * Replays stored moves from their deal. Facts from the lexicon are stored with each move, so that the outcome is the
 * same whatever the lexicon has become.
 */
export function replay(game: WordGame, deal: ScoredState, moves: readonly StoredMove[]): Replayed {
  return moves.reduce<Replayed>(
    ({ state, acceptedMoves }, { move, elapsedMs, facts }) => {
      const played = game.play(state, move, { elapsedMs }, facts);
      return {
        state: played.state,
        acceptedMoves: acceptedMoves + (isAccepted(played.verdict) ? 1 : 0),
        lastVerdict: played.verdict,
      };
    },
    { state: deal, acceptedMoves: 0, lastVerdict: undefined },
  );
}

/** Whether a move counted as a hit, an attempt or a hint. */
export function isAccepted(verdict: Verdict): boolean {
  return verdict.kind !== 'refused';
}

/** A move as one line of a run's stored moves. */
export function moveLine(move: StoredMove): string {
  return `${JSON.stringify(move)}\n`;
}

/** Parses the moves of such lines. */
export function movesOf(lines: string): StoredMove[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StoredMove);
}
