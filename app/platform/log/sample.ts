/** One in this many of the most frequent requests is logged. */
export const SAMPLED_EVERY = 100;

/** @returns a function that says for one call in a hundred, the first included, that it is to be logged. */
export function createSample(): () => boolean {
  let calls = 0;
  return () => {
    calls += 1;
    return calls % SAMPLED_EVERY === 1;
  };
}
