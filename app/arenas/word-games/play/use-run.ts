import { useCallback, useEffect, useRef, useState } from 'react';
import type { Verdict } from '../games/word-game';
import type { MoveAnswer, RunResult, RunView } from '../referee/referee-types';
import { pageTexts } from '../texts';
import type { NumberedVerdict } from './board';
import { postMove } from './post-move';
import { emptyQueue, type QueueEvent, type QueueState, queueStep } from './run-queue';

/** The page's clock is set anew when the referee's differs by more than this, in ms. */
const CLOCK_SLACK_MS = 200;

/** A run as its page shows it. */
export interface LiveRun {
  view: unknown;
  score: number;
  /** What the last move came to. */
  verdict: NumberedVerdict | undefined;
  /** Game time left; a new object sets the countdown anew. */
  timeLeft: { gameMs: number };
  /** Nothing more can be played. */
  over: boolean;
  /** What the run came to, once the referee has said so. */
  result: RunResult | undefined;
  /** Moves wait for the connection. */
  lost: boolean;
  /** Why the run cannot go on in this page. */
  problem: string | undefined;
  send(move: unknown): void;
  /** The countdown has reached zero. */
  timeUp(): void;
}

type Shown = Pick<LiveRun, 'view' | 'score' | 'verdict' | 'timeLeft' | 'result' | 'problem'>;

/** Joins a run to its page: the queue of moves, the network and what the referee answers. */
export function useRun(run: RunView, gameSpeed: number): LiveRun {
  const [shown, setShown] = useState<Shown>(() => ({
    view: run.view,
    score: run.score,
    verdict: undefined,
    timeLeft: { gameMs: run.msLeft },
    result: run.result,
    problem: undefined,
  }));
  const [queue, setQueue] = useState<QueueState<unknown>>(() => ({
    ...emptyQueue<unknown>(run.nextMove),
    closed: run.result !== undefined,
  }));
  const [timeIsUp, setTimeIsUp] = useState(false);
  const machine = useRef(queue);
  const retryTimer = useRef<number>(undefined);
  const endsAt = useRef(Number.POSITIVE_INFINITY);
  const { runId, key } = run;

  const tell = useCallback(
    function tell(event: QueueEvent<unknown>): void {
      const firstTry = machine.current.tries <= 1;
      const step = queueStep(machine.current, event);
      machine.current = step.state;
      setQueue(step.state);
      if (event.type === 'answered') {
        const { answer } = event;
        const timeLeft = earlierEnd(answer, gameSpeed, endsAt);
        const lostItsWay = answer.status === 'skipped' && step.state.closed;
        setShown((before) => ({ ...afterAnswer(before, answer, { firstTry, lostItsWay }), ...(timeLeft && { timeLeft }) }));
      }
      for (const effect of step.effects) {
        if (effect.type === 'retry-in') {
          window.clearTimeout(retryTimer.current);
          retryTimer.current = window.setTimeout(() => tell({ type: 'retry' }), effect.ms);
        } else {
          postMove({ runId, key }, effect.item, effect.number).then((answer) =>
            tell(answer ? { type: 'answered', answer } : { type: 'lost' }),
          );
        }
      }
    },
    [runId, key, gameSpeed],
  );

  useEffect(() => {
    endsAt.current = Date.now() + run.msLeft / gameSpeed;
    const retry = () => tell({ type: 'retry' });
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      window.clearTimeout(retryTimer.current);
    };
  }, [run.msLeft, gameSpeed, tell]);

  // Told after the board has seen that it is over: what was still in its hands goes first.
  useEffect(() => {
    if (timeIsUp) tell({ type: 'time-up' });
  }, [timeIsUp, tell]);

  return {
    ...shown,
    over: timeIsUp || queue.closed,
    lost: queue.lost > 0,
    send: useCallback((move: unknown) => tell({ type: 'move', move }), [tell]),
    timeUp: useCallback(() => setTimeIsUp(true), []),
  };
}

/** The time left, if the referee's clock is ahead of the page's: what the network took is not to be played. */
function earlierEnd(answer: MoveAnswer, gameSpeed: number, endsAt: { current: number }): { gameMs: number } | undefined {
  if (answer.status !== 'played' && answer.status !== 'repeated') return undefined;
  const end = Date.now() + answer.msLeft / gameSpeed;
  if (end > endsAt.current - CLOCK_SLACK_MS) return undefined;
  endsAt.current = end;
  return { gameMs: answer.msLeft };
}

interface Circumstances {
  /** The move had not been sent before. */
  firstTry: boolean;
  /** The referee could not be followed any more. */
  lostItsWay: boolean;
}

function afterAnswer(before: Shown, answer: MoveAnswer, { firstTry, lostItsWay }: Circumstances): Shown {
  const numbered = (verdict: Verdict): NumberedVerdict => ({ ...verdict, number: (before.verdict?.number ?? 0) + 1 });
  switch (answer.status) {
    case 'played':
    case 'repeated': {
      // A number that this page had not used before was used by another one.
      const elsewhere = answer.status === 'repeated' && firstTry;
      return {
        ...before,
        view: answer.view,
        score: answer.score,
        verdict: numbered(elsewhere ? { kind: 'told', text: pageTexts.elsewhere, points: 0 } : answer.verdict),
        result: answer.result ?? before.result,
      };
    }
    case 'over':
      return { ...before, score: answer.score, result: answer.result };
    case 'malformed':
      return { ...before, verdict: numbered({ kind: 'refused', text: answer.text, points: 0 }) };
    case 'skipped':
      return lostItsWay ? { ...before, problem: answer.text } : before;
    default:
      return { ...before, problem: answer.text };
  }
}
