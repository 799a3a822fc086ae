import type { Reporter } from 'vitest/node';

/**
 * How often a failed test is tried again: on a machine that others use a time limit may be missed, but what fails twice is
 * broken. Developers see the first failure.
 */
export const RETRIES = process.env.CI ? 1 : 0;

/** Names the tests that needed a second try. */
export const secondTries: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.warn(`Needed a second try: ${test.module.relativeModuleId}: ${test.fullName}`);
  },
};
