import { useCallback, useEffect } from 'react';
import { useMachine } from '~/platform/machine/use-machine';
import type { MoveAnswer } from '../../referee/moves.contract';
import type { RunView } from '../../referee/referee-types';
import { postMove } from './post-move';
import { openRunPage, type RunPage, type RunPageEvent, runPageStep } from './run-page';
import type { QueueEffect } from './run-queue';

/** A run as its page shows it. */
export interface LiveRun extends Pick<RunPage, 'view' | 'score' | 'verdict' | 'timeLeft' | 'result' | 'problem'> {
  /** Whether no more moves are accepted. */
  over: boolean;
  /** Whether moves wait for the connection. */
  lost: boolean;
  /** Whether a move has not been answered yet. */
  waiting: boolean;
  send(move: unknown): void;
  /** Whether the countdown has reached zero. */
  timeUp(): void;
}

/** Connects a run to its page: the queue of moves, the network and the referee's answers. */
export function useRun(run: RunView, gameSpeed: number): LiveRun {
  const { msLeft } = run;
  const [page, machine] = useMachine<RunPage, RunPageEvent, QueueEffect<unknown>>(
    () => ({ initial: openRunPage(run), step: runPageStep }),
    (effect, { dispatch, dispatchIn }) => {
      if (effect.type === 'retry-in') return dispatchIn(effect.ms, 'retry', { type: 'retry' });
      void postMove(run, effect.item, effect.number).then((answer) =>
        dispatch(answer ? { type: 'answered', answer, endsAt: endOf(answer, gameSpeed) } : { type: 'lost' }),
      );
    },
  );

  useEffect(() => {
    machine.dispatch({ type: 'clock-set', endsAt: Date.now() + msLeft / gameSpeed });
    const retry = () => machine.dispatch({ type: 'retry' });
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      machine.cancel('retry');
    };
  }, [msLeft, gameSpeed, machine]);

  // Sent after the board has seen that the time is up, so that its last move goes first.
  useEffect(() => {
    if (page.timeIsUp) machine.dispatch({ type: 'time-up' });
  }, [page.timeIsUp, machine]);

  return {
    ...page,
    over: page.timeIsUp || page.queue.closed,
    lost: page.queue.lost > 0,
    waiting: page.queue.items.length > 0,
    send: useCallback((move: unknown) => machine.dispatch({ type: 'move', move }), [machine]),
    timeUp: useCallback(() => machine.dispatch({ type: 'countdown-over' }), [machine]),
  };
}

/** When the time is up according to an answer, in ms since 1970 by this browser's clock. */
function endOf(answer: MoveAnswer, gameSpeed: number): number | undefined {
  return 'msLeft' in answer ? Date.now() + answer.msLeft / gameSpeed : undefined;
}
