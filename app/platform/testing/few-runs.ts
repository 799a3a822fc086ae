import type fc from 'fast-check';
import type { Parameters } from 'fast-check';
import { vi } from 'vitest';

/** Random cases of one property while the rules are broken on purpose. */
const RUNS = 25;

/*
 * A break is met thousands of times over: its properties run a few cases each, the same ones every time, and stop at
 * the first failure instead of searching for the shortest one.
 */
vi.mock('fast-check', async (original) => {
  const actual = await original<{ default: typeof fc }>();
  const assert = (property: fc.IRawProperty<unknown>, settings: Parameters<unknown> = {}) =>
    actual.default.assert(property, { ...settings, numRuns: Math.min(settings.numRuns ?? RUNS, RUNS), seed: 1, endOnFailure: true });
  return { ...actual, default: { ...actual.default, assert } };
});
