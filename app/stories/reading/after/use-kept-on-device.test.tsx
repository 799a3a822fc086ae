// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onAskedToKeep } from '~/platform/testing/asked-to-keep';
import type { KeptOfStory } from '../../reading-lists/kept-lists';
import { useKeptOnDevice } from './use-kept-on-device';

const asked = onAskedToKeep();
let root: Root | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  root?.unmount();
  vi.useRealTimers();
});

/** Reads a story for a minute. */
async function read(kept: KeptOfStory | undefined): Promise<void> {
  function Story() {
    useKeptOnDevice({ title: 'The Ninth Gate', chapter: undefined, kept });
    return null;
  }
  const Stub = createRoutesStub([{ path: '/', Component: Story }]);
  const page = createRoot(document.createElement('div'));
  root = page;
  flushSync(() => page.render(<Stub />));
  await vi.advanceTimersByTimeAsync(60_000);
}

const story = { address: '/', title: 'The Ninth Gate' };

it('a page that is read stays on the device', async () => {
  await read({ later: false, history: true });
  expect(asked).toEqual([
    { keep: 'no-longer', story },
    { keep: 'read', story },
  ]);
});

it('no page stays on the device of a reader who keeps no history, but what they marked for later', async () => {
  await read({ later: true, history: false });
  expect(asked).toEqual([{ keep: 'nothing-read' }, { keep: 'later', story }]);
});

it('no page stays on the device of a visitor', async () => {
  await read(undefined);
  expect(asked).toEqual([]);
});
