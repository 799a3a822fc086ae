/** Waits before something unanswered is tried again, in ms; the last one repeats. */
const DELAYS_MS = [1_000, 2_000, 5_000] as const;
const LAST_DELAY_MS = 10_000;
/** How much of a wait chance may take away. */
const JITTER = 0.1;

/** How long to wait before the next try, in ms. @param failures tries without an answer before the latest one. */
export function retryDelayMs(failures: number): number {
  return DELAYS_MS[failures] ?? LAST_DELAY_MS;
}

/**
 * The same wait, up to a tenth shorter: browsers that lost their server together do not come back all at once.
 * @param chance from 0 to 1.
 */
export function withJitter(ms: number, chance: number): number {
  return ms * (1 - JITTER * chance);
}
