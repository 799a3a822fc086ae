import { type Step, withoutEffects } from '~/platform/machine/machine';
import { retryDelayMs } from '~/platform/retry/retry-delay';
import type { MoveAnswer } from '../../referee/moves.contract';

/** After this many corrections in a row by the referee, a page gives up. */
const MAX_CORRECTIONS = 3;

/** An item for the referee: a move, or that the time is up. */
export type QueueItem<Move> = { kind: 'move'; move: Move } | { kind: 'end' };

export interface QueueState<Move> {
  /** Unanswered items, in order; only the first one is ever in flight. */
  items: readonly QueueItem<Move>[];
  /** The number of the next move. */
  next: number;
  sending: boolean;
  /** How often the first item has been sent. */
  tries: number;
  /** Attempts in a row without an answer. */
  lost: number;
  /** Whether it accepts no more items: the run is over, or was refused. */
  closed: boolean;
}

export type QueueEvent<Move> =
  | { type: 'move'; move: Move }
  | { type: 'time-up' }
  | { type: 'answered'; answer: MoveAnswer }
  | { type: 'lost' }
  | { type: 'retry' };

export type QueueEffect<Move> = { type: 'send'; item: QueueItem<Move>; number: number } | { type: 'retry-in'; ms: number };

export type QueueStep<Move> = Step<QueueState<Move>, QueueEffect<Move>>;

/** The queue of a page that opens. @param next the number of the move that the referee expects. */
export function emptyQueue<Move>(next: number): QueueState<Move> {
  return { items: [], next, sending: false, tries: 0, lost: 0, closed: false };
}

/**
 * Reduces the events of a page's moves: they are numbered and sent one at a time, in order. An unanswered
 * one is sent again with its number, so that it counts once. The end of the time is sent after all moves.
 */
export function queueStep<Move>(state: QueueState<Move>, event: QueueEvent<Move>): QueueStep<Move> {
  if (state.closed) return withoutEffects(state);
  switch (event.type) {
    case 'move':
      return add(state, { kind: 'move', move: event.move });
    case 'time-up':
      return add(state, { kind: 'end' });
    case 'retry':
      return sendFirst(state);
    case 'lost':
      return again(state);
    case 'answered':
      return answered(state, event.answer);
  }
}

function answered<Move>(state: QueueState<Move>, answer: MoveAnswer): QueueStep<Move> {
  if (answer.status === 'over' || 'result' in answer) return closed(state);
  switch (answer.status) {
    case 'played':
    case 'repeated':
      return sendFirst(withoutFirst(state, answer.number + 1));
    case 'malformed':
      return sendFirst(withoutFirst(state, answer.nextMove ?? state.next));
    case 'skipped':
      if (answer.nextMove === undefined) return again(state);
      if (state.tries >= MAX_CORRECTIONS) return closed(state);
      return sendFirst({ ...state, sending: false, lost: 0, next: answer.nextMove });
    default:
      return closed(state);
  }
}

/** Nothing follows the end. Without a connection an item waits for the next retry. */
function add<Move>(state: QueueState<Move>, item: QueueItem<Move>): QueueStep<Move> {
  if (state.items.at(-1)?.kind === 'end') return withoutEffects(state);
  const next = { ...state, items: [...state.items, item] };
  return state.lost > 0 ? withoutEffects(next) : sendFirst(next);
}

function withoutFirst<Move>(state: QueueState<Move>, next: number): QueueState<Move> {
  return { ...state, items: state.items.slice(1), next, sending: false, tries: 0, lost: 0 };
}

/** Sends the first item, unless one is in flight or waits for its retry. */
function sendFirst<Move>(state: QueueState<Move>): QueueStep<Move> {
  const [item] = state.items;
  if (!item || state.sending) return withoutEffects(state);
  return {
    state: { ...state, sending: true, tries: state.tries + 1 },
    effects: [{ type: 'send', item, number: state.next }],
  };
}

function again<Move>(state: QueueState<Move>): QueueStep<Move> {
  return { state: { ...state, sending: false, lost: state.lost + 1 }, effects: [{ type: 'retry-in', ms: retryDelayMs(state.lost) }] };
}

function closed<Move>(state: QueueState<Move>): QueueStep<Move> {
  return withoutEffects({ ...state, items: [], sending: false, lost: 0, closed: true });
}
