import { useCallback, useEffect, useRef } from 'react';
import { useMachine } from '~/platform/machine/use-machine';
import { contractOf } from '../play/boards';
import { openRunPage, type RunPage, type RunPageEvent, runPageStep } from '../play/run/run-page';
import type { QueueEffect } from '../play/run/run-queue';
import type { LiveRun } from '../play/run/use-run';
import type { MoveAnswer } from '../referee/moves.contract';
import { type PracticeAnswer, practiceAnswer, type SentPractice } from './practice.contract';
import type { PracticeView } from './practice.server';
import { practiceTexts } from './texts';

/** A practice as its page shows it. */
export type LivePractice = Pick<LiveRun, 'view' | 'verdict' | 'result' | 'problem' | 'over' | 'lost' | 'waiting' | 'send'>;

/** Connects a practice to its page. Its moves are queued like those of a run; the server's answer holds its next state. */
export function usePractice({ game, token, view }: PracticeView): LivePractice {
  const latest = useRef(token);
  const [page, machine] = useMachine<RunPage, RunPageEvent, QueueEffect<unknown>>(
    () => ({ initial: openRunPage({ runId: '', game, key: '', nextMove: 1, score: 0, msLeft: 0, view }), step: runPageStep }),
    (effect, { dispatch, dispatchIn }) => {
      if (effect.type === 'retry-in') return dispatchIn(effect.ms, 'retry', { type: 'retry' });
      if (effect.item.kind === 'end') return;
      void postPractice({ token: latest.current, move: effect.item.move }).then(async (answer) => {
        if (answer === undefined) return dispatch({ type: 'lost' });
        const isReadable = answer !== 'refused' && (await contractOf(game)).view.safeParse(answer.view).success;
        if (isReadable) latest.current = answer.token;
        dispatch({
          type: 'answered',
          answer: isReadable ? asMoveAnswer(answer, effect.number) : { status: 'unknown', text: practiceTexts.lost },
          endsAt: undefined,
        });
      });
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

function asMoveAnswer({ verdict, view, over, unsolved }: PracticeAnswer, number: number): MoveAnswer {
  const result = { score: 0, xp: 0, isBest: false, unsolved };
  return { status: 'played', number, verdict, score: 0, msLeft: 0, view, ...(over && { result }) };
}

/** @returns the answer; 'refused' when the server knows no such practice; undefined when it must be sent again. */
async function postPractice(sent: SentPractice): Promise<PracticeAnswer | 'refused' | undefined> {
  try {
    const response = await fetch('/word-games/practice', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    if (response.status >= 500) return undefined;
    return practiceAnswer.safeParse(await response.json()).data ?? 'refused';
  } catch {
    return undefined;
  }
}
