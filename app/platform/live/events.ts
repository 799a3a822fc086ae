/** What the server tells a browser over the live connection: event name → payload. */
export interface LiveEvents {
  /** This browser's session is over: replaced by a newer sign-in, or signed out elsewhere. */
  'session-ended': () => void;
}

/** Path of the one live connection. */
export const LIVE_PATH = '/live';

/** Waits between attempts to reconnect, in ms; the last one repeats. */
export const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000] as const;

/** Why a connection is refused when its session is no longer the current one. */
export const SESSION_ENDED = 'session-ended';
