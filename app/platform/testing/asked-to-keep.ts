import { beforeEach } from 'vitest';
import type { KeepMessage } from '../offline/kept-pages.contract';

/** A service worker for each test of a page. @returns what it has been asked to keep, in that order. */
export function onAskedToKeep(): readonly KeepMessage[] {
  const asked: KeepMessage[] = [];
  const active = { postMessage: (message: KeepMessage) => asked.push(message) };
  beforeEach(() => {
    asked.length = 0;
    Object.defineProperty(globalThis.navigator, 'serviceWorker', { configurable: true, value: { ready: Promise.resolve({ active }) } });
  });
  return asked;
}
