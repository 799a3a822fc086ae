import type { Verdict } from '../games/game.contract';

/** A verdict on the screen; `number` distinguishes consecutive ones. */
export interface NumberedVerdict extends Verdict {
  number: number;
  /** The number of the move it is on; undefined when it is on none. */
  move?: number;
}

/** The props of every game's board. A board shows the view and sends moves; the page around it shows score and time. */
export interface BoardProps<View, Move> {
  view: View;
  /** The verdict on the last move. */
  verdict: NumberedVerdict | undefined;
  /** Whether the run is over: nothing more can be sent. */
  over: boolean;
  /** Whether a move has not been answered yet. */
  waiting: boolean;
  /** Queues a move; returns at once. */
  send(move: Move): void;
}
