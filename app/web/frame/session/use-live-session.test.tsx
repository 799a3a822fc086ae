// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useLiveSession } from './use-live-session';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  vi.doUnmock('./live-session');
});

it('a page that loses its network before the script of the live connection is there stays without one, and without an error', async () => {
  const load = vi.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.doMock('./live-session', load);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  function Page() {
    useLiveSession('ann', () => {});
    return null;
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  const page = createRoot(document.createElement('div'));
  root = page;
  flushSync(() => page.render(<Stub />));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await expect(import('./live-session')).rejects.toThrow();
  // Node tells of a rejection that nobody handles before it goes on to the next of these.
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
