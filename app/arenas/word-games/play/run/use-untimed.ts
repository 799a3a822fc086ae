import { useCallback, useEffect, useEffectEvent } from 'react';
import { useMachine } from '~/platform/machine/use-machine';
import type { GameId } from '../../games/games';
import type { MoveAnswer } from '../../referee/moves.contract';
import { openRunPage, type RunPage, type RunPageEvent, runPageStep } from './run-page';
import type { QueueEffect } from './run-queue';
import type { LiveRun } from './use-run';

/** A game without a clock as its page shows it. */
export type LiveUntimed = Pick<LiveRun, 'view' | 'verdict' | 'result' | 'problem' | 'over' | 'lost' | 'waiting' | 'send'>;

/** Sends a move. @returns the answer; undefined when the move must be sent again. */
type PostMove = (move: unknown, number: number) => Promise<MoveAnswer | undefined>;

/** Connects a game without a clock to its page. Its moves are queued like those of a run. */
export function useUntimed({ game, nextMove, view }: { game: GameId; nextMove: number; view: unknown }, post: PostMove): LiveUntimed {
  const send = useEffectEvent(post);
  const [page, machine] = useMachine<RunPage, RunPageEvent, QueueEffect<unknown>>(
    () => ({ initial: openRunPage({ runId: '', game, key: '', nextMove, score: 0, seconds: 0, msLeft: 0, view }), step: runPageStep }),
    (effect, { dispatch, dispatchIn }) => {
      if (effect.type === 'retry-in') return dispatchIn(effect.ms, 'retry', { type: 'retry' });
      if (effect.item.kind === 'end') return;
      void send(effect.item.move, effect.number).then((answer) =>
        dispatch(answer === undefined ? { type: 'lost' } : { type: 'answered', answer, endsAt: undefined }),
      );
    },
  );
  useEffect(() => {
    const retry = () => machine.dispatch({ type: 'retry' });
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      machine.cancel('retry');
    };
  }, [machine]);
  return {
    ...page,
    over: page.queue.closed,
    lost: page.queue.lost > 0,
    waiting: page.queue.items.length > 0,
    send: useCallback((move: unknown) => machine.dispatch({ type: 'move', move }), [machine]),
  };
}
