import { type Step, withoutEffects } from '~/platform/machine/machine';
import type { Verdict } from '../../games/game.contract';
import type { MoveAnswer, RunResult } from '../../referee/moves.contract';
import type { RunView } from '../../referee/referee-types';
import { pageTexts } from '../../texts';
import type { NumberedVerdict } from '../board';
import { emptyQueue, type QueueEffect, type QueueEvent, type QueueState, queueStep } from './run-queue';

/** The page's clock is corrected when it differs from the referee's by more than this, in ms. */
const CLOCK_SLACK_MS = 200;

/** A run on its page: the queued moves, and the referee's last answer. */
export interface RunPage {
  queue: QueueState<unknown>;
  view: unknown;
  score: number;
  /** The verdict on the last move. */
  verdict: NumberedVerdict | undefined;
  /** Game time left, and for how long the clock stands; a new object sets the countdown again. */
  timeLeft: { gameMs: number; stillMs?: number };
  /** The run's result, once the referee has sent it. */
  result: RunResult | undefined;
  /** Why the run cannot continue on this page. */
  problem: string | undefined;
  /** Whether the countdown has reached zero. */
  timeIsUp: boolean;
  /** When it reaches zero, in ms since 1970 by this browser's clock. */
  endsAt: number;
}

export type RunPageEvent =
  | Exclude<QueueEvent<unknown>, { type: 'answered' }>
  /** @param endsAt when the time is up by the referee's clock, in ms since 1970; undefined when the answer does not contain it. */
  | { type: 'answered'; answer: MoveAnswer; endsAt: number | undefined }
  | { type: 'clock-set'; endsAt: number }
  | { type: 'countdown-over' };

/** A run as its page opens. */
export function openRunPage(run: RunView): RunPage {
  return {
    queue: { ...emptyQueue<unknown>(run.nextMove), closed: run.result !== undefined },
    view: run.view,
    score: run.score,
    verdict: undefined,
    timeLeft: { gameMs: run.msLeft },
    result: run.result,
    problem: undefined,
    timeIsUp: false,
    endsAt: Number.POSITIVE_INFINITY,
  };
}

/** Reduces the events of a page; the queue handles its moves. */
export function runPageStep(page: RunPage, event: RunPageEvent): Step<RunPage, QueueEffect<unknown>> {
  switch (event.type) {
    case 'clock-set':
      return withoutEffects({ ...page, endsAt: event.endsAt });
    case 'countdown-over':
      return withoutEffects({ ...page, timeIsUp: true });
    default: {
      const { state: queue, effects } = queueStep(page.queue, event);
      const next = { ...page, queue };
      return { state: event.type === 'answered' ? afterAnswer(next, page.queue, event) : next, effects };
    }
  }
}

function afterAnswer(page: RunPage, before: QueueState<unknown>, { answer, endsAt }: Extract<RunPageEvent, { type: 'answered' }>): RunPage {
  const numbered = (verdict: Verdict): NumberedVerdict => ({ ...verdict, number: (page.verdict?.number ?? 0) + 1 });
  switch (answer.status) {
    case 'played':
    case 'repeated': {
      if (before.items[0]?.kind === 'end') return goingOn(page, answer, endsAt);
      // Another page used a number that this one had not used yet.
      const elsewhere = answer.status === 'repeated' && before.tries <= 1;
      // A move that came too late for its puzzle does not hide how that puzzle ended.
      const isLate = answer.verdict.kind === 'refused' && answer.verdict.quiet === true;
      return {
        ...page,
        ...(heldEnd(answer, endsAt) ?? earlierEnd(page, answer.msLeft, endsAt)),
        view: answer.view,
        score: answer.score,
        verdict: elsewhere
          ? numbered({ kind: 'told', text: pageTexts.elsewhere, points: 0 })
          : isLate
            ? page.verdict
            : { ...numbered(answer.verdict), move: answer.number },
        result: answer.result ?? page.result,
      };
    }
    case 'over':
      return { ...page, score: answer.score, result: answer.result };
    case 'malformed':
      return { ...page, verdict: numbered({ kind: 'refused', text: answer.text, points: 0 }) };
    case 'skipped':
      // The page has lost step with the referee.
      return page.queue.closed ? { ...page, problem: answer.text } : page;
    default:
      return { ...page, problem: answer.text };
  }
}

/** A page whose clock was ahead of the referee's: the run goes on, with the time that it has. */
function goingOn(
  page: RunPage,
  { view, score, msLeft }: Extract<MoveAnswer, { status: 'played' | 'repeated' }>,
  endsAt = page.endsAt,
): RunPage {
  return { ...page, view, score, endsAt, timeLeft: { gameMs: msLeft }, timeIsUp: false };
}

/** The time left after a verdict that stops the clock, which alone moves the end to a later time. */
function heldEnd(
  { verdict: { holdMs }, msLeft, status }: Extract<MoveAnswer, { status: 'played' | 'repeated' }>,
  endsAt: number | undefined,
): Pick<RunPage, 'endsAt' | 'timeLeft'> | undefined {
  if (!holdMs || endsAt === undefined) return undefined;
  // How much of the stop is left when the verdict comes again is not known.
  return { endsAt, timeLeft: { gameMs: msLeft, ...(status === 'played' && { stillMs: holdMs }) } };
}

/** The time left, if the referee's clock is ahead of the page's: network delay gives no extra time to play. */
function earlierEnd(page: RunPage, gameMs: number, endsAt: number | undefined): Pick<RunPage, 'endsAt' | 'timeLeft'> | undefined {
  return endsAt === undefined || endsAt > page.endsAt - CLOCK_SLACK_MS ? undefined : { endsAt, timeLeft: { gameMs } };
}
