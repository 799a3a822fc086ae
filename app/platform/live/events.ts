/** What the server tells a browser over the live connection: event name → payload. */
export interface LiveEvents {
  /** This browser's session was replaced by a newer sign-in of the same person. */
  'session-replaced': () => void;
}

/** Path of the one live connection. */
export const LIVE_PATH = '/live';

/** Waits between attempts to reconnect, in ms; the last one repeats. */
export const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000] as const;
