import type { Step } from '~/platform/machine/machine';
import { retryDelayMs } from '~/platform/retry/retry-delay';
import type { MoveAnswer } from '../referee/referee-types';

/** A page whose numbers the referee corrects so often in a row has lost its way. */
const MOST_CORRECTIONS = 3;

/** What a page has for the referee: a move, or that the time is up. */
export type QueueItem<Move> = { kind: 'move'; move: Move } | { kind: 'end' };

export interface QueueState<Move> {
  /** What is not answered yet, in its order; only the first one is ever under way. */
  items: readonly QueueItem<Move>[];
  /** The number of the next move. */
  next: number;
  sending: boolean;
  /** How often the first item was sent. */
  tries: number;
  /** How often in a row no answer came. */
  lost: number;
  /** Nothing more is taken: the run is over, or was refused altogether. */
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

/** A page's queue at its opening. @param next the number that the referee waits for. */
export function emptyQueue<Move>(next: number): QueueState<Move> {
  return { items: [], next, sending: false, tries: 0, lost: 0, closed: false };
}

/**
 * What a page does with its moves: they are numbered and sent one at a time, in their order. One that was not
 * answered is sent again with its number, so that it counts once. The end of the time is told after all moves.
 */
export function queueStep<Move>(state: QueueState<Move>, event: QueueEvent<Move>): QueueStep<Move> {
  if (state.closed) return { state, effects: [] };
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
      if (state.tries >= MOST_CORRECTIONS) return closed(state);
      return sendFirst({ ...state, sending: false, lost: 0, next: answer.nextMove });
    default:
      return closed(state);
  }
}

/** Nothing comes after the end. Without a connection an item waits for the next try. */
function add<Move>(state: QueueState<Move>, item: QueueItem<Move>): QueueStep<Move> {
  if (state.items.at(-1)?.kind === 'end') return { state, effects: [] };
  const next = { ...state, items: [...state.items, item] };
  return state.lost > 0 ? { state: next, effects: [] } : sendFirst(next);
}

function withoutFirst<Move>(state: QueueState<Move>, next: number): QueueState<Move> {
  return { ...state, items: state.items.slice(1), next, sending: false, tries: 0, lost: 0 };
}

/** Sends the first item, unless something is under way or waits for its next try. */
function sendFirst<Move>(state: QueueState<Move>): QueueStep<Move> {
  const [item] = state.items;
  if (!item || state.sending) return { state, effects: [] };
  return {
    state: { ...state, sending: true, tries: state.tries + 1 },
    effects: [{ type: 'send', item, number: state.next }],
  };
}

function again<Move>(state: QueueState<Move>): QueueStep<Move> {
  return { state: { ...state, sending: false, lost: state.lost + 1 }, effects: [{ type: 'retry-in', ms: retryDelayMs(state.lost) }] };
}

function closed<Move>(state: QueueState<Move>): QueueStep<Move> {
  return { state: { ...state, items: [], sending: false, lost: 0, closed: true }, effects: [] };
}
