import type { KeepMessage } from './kept-pages.contract';

/** Asks the service worker to keep pages on this device, or to keep them no longer; without one nothing is kept. */
export function askToKeep(message: KeepMessage): void {
  const worker = globalThis.navigator.serviceWorker;
  void worker?.ready.then(({ active }) => active?.postMessage(message));
}
