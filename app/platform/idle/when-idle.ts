const FALLBACK_MS = 1_000;

/** Does work once the page has nothing else to do; in browsers without that knowledge, after a second. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: FALLBACK_MS });
  else setTimeout(work, FALLBACK_MS);
}
