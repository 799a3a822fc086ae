/**
 * The events the server sends a browser over the live connection: event name → payload. The platform's own are
 * here; each feature adds its own by augmenting this interface, so that the platform need not know them.
 */
export interface LiveEvents {
  /** This browser's session is over: replaced by a newer sign-in, or signed out elsewhere. */
  'session-ended': () => void;
}

/**
 * What a browser asks over the live connection: event name → (question, answer). Features add theirs.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface LiveRequests {}

export type LiveEventName = keyof LiveEvents;
export type LiveRequestName = keyof LiveRequests;
/** The data of an event. */
export type LivePayload<Name extends LiveEventName> = Parameters<LiveEvents[Name]>;

type RequestParameters<Name extends LiveRequestName> = LiveRequests[Name] extends (
  question: infer Question,
  answer: (given: infer Answer) => void,
) => void
  ? { question: Question; answer: Answer }
  : never;
/** What is asked. */
export type LiveQuestion<Name extends LiveRequestName> = RequestParameters<Name>['question'];
/** What is answered. */
export type LiveAnswer<Name extends LiveRequestName> = RequestParameters<Name>['answer'];

/** The path of the live connection. */
export const LIVE_PATH = '/live';

/** Why a connection is refused when its session is no longer the current one. */
export const SESSION_ENDED = 'session-ended';

/** What a page sends when it connects: whether it is a visitor's, which needs no session. */
export interface LiveGreeting {
  visitor?: boolean;
}
