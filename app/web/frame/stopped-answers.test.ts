// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { letAnswersStop } from './stopped-answers';

/** Whether the browser would report a rejection that nobody caught. */
const isReported = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));

it('an answer that the page no longer waits for is no error of the page, and everything else is', () => {
  const answer = new AbortController();
  answer.abort();
  expect(isReported(answer.signal.reason)).toBe(true);
  letAnswersStop();
  expect(isReported(answer.signal.reason)).toBe(false);
  expect(isReported(new DOMException('Failed to fetch', 'NetworkError'))).toBe(true);
  expect(isReported(new Error('Broken'))).toBe(true);
  expect(isReported(undefined)).toBe(true);
});
