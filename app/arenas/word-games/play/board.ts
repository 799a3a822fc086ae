import type { Verdict } from '../games/word-game';

/** A verdict as a screen gets it; `number` tells one from the next. */
export interface NumberedVerdict extends Verdict {
  number: number;
}

/** What every game's board is given. A board shows the view and sends moves; the page around it keeps score and time. */
export interface BoardProps<View, Move> {
  view: View;
  /** What the last move came to. */
  verdict: NumberedVerdict | undefined;
  /** Whether the run is over: nothing more can be sent. */
  over: boolean;
  /** Queues a move; returns at once. */
  send(move: Move): void;
}
