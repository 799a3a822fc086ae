import type { ScoredState, Verdict, WordGame } from '../games/word-game';
import type { StoredMove } from '../word-games.tables';

/** What a deal and the moves after it come to. */
export interface Replayed {
  state: ScoredState;
  /** Moves that were not refused. */
  acceptedMoves: number;
  /** What the last move came to; undefined before the first one. */
  lastVerdict: Verdict | undefined;
}

/**
 * Plays stored moves again from their deal. What was looked up in the lexicon stands beside each move, so that
 * the outcome is the same whatever the lexicon has become.
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

/** Whether a move counted, as a hit, a try or a hint. */
export function isAccepted(verdict: Verdict): boolean {
  return verdict.kind !== 'refused';
}

/** A move as a line of a run's moves. */
export function moveLine(move: StoredMove): string {
  return `${JSON.stringify(move)}\n`;
}

/** The moves of such lines. */
export function movesOf(lines: string): StoredMove[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StoredMove);
}
