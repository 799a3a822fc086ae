/** How far the server's clock is ahead of this device's, as well as the page knows. */
export interface ServerClock {
  /** ms; what the server said minus what the device said when it was heard. */
  offsetMs: number;
  /** Seconds of the game that pass in one second of the server's clock. */
  gameSpeed: number;
  /** The moment of the server's clock at which the room stands still; undefined while it goes on. */
  stillAt?: number | undefined;
}

/** A difference below this, in ms, is the network's and not the clock's. */
const SLACK_MS = 150;

/**
 * What the page knows of the server's clock after hearing of it once more. What is heard took its way, so the
 * greatest difference is the best; a much smaller one means that a clock was set.
 */
export function clockOffset(known: number | undefined, serverTime: number, now: number): number {
  const heard = serverTime - now;
  if (known === undefined) return heard;
  return heard > known + SLACK_MS || heard < known - 60_000 ? heard : known;
}

/** Game time left until a moment of the server's clock, in ms. */
export function gameMsLeft(until: number, { offsetMs, gameSpeed, stillAt }: ServerClock, now: number): number {
  return Math.max(0, (until - (stillAt ?? now + offsetMs)) * gameSpeed);
}

/** Game time since a moment of the server's clock, in ms. */
export function gameMsSince(moment: number, { offsetMs, gameSpeed, stillAt }: ServerClock, now: number): number {
  return Math.max(0, ((stillAt ?? now + offsetMs) - moment) * gameSpeed);
}
