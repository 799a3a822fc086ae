import type { ZodMiniType } from 'zod/mini';

/** An event that the server sends a browser over the live connection. Features have theirs in contracts. */
export interface LiveEvent<Payload> {
  name: string;
  payload: ZodMiniType<Payload>;
}

/** What a browser asks over the live connection, and what the server answers. */
export interface LiveRequest<Question, Answer> {
  name: string;
  question: ZodMiniType<Question>;
  answer: ZodMiniType<Answer>;
}

/** The path of the live connection. */
export const LIVE_PATH = '/live';

/** Most bytes that a browser may send in one message. */
export const MAX_MESSAGE_BYTES = 64 * 1024;

/**
 * Why a connection is refused when its session is no longer the current one, and the event, without data, that an open
 * one gets then: replaced by a newer sign-in, or signed out elsewhere.
 */
export const SESSION_ENDED = 'session-ended';
