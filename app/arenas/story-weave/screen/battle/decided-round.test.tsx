// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DecidedPassages } from './decided-round';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  { stands: 'above what a reader of the last passages sees', top: -280, shown: 1 },
  { stands: 'in sight', top: 120, shown: 0 },
  { stands: 'below a story that is read again', top: 1900, shown: 0 },
])('brings an outcome into sight only where it stands above the window: $stands', async ({ top, shown }) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 20));
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  const root = createRoot(document.createElement('div'));
  const room = { roomId: 'loom', viewerId: 'ann' };
  await act(async () =>
    root.render(<DecidedPassages outcome={{ round: 1, decision: 'votes', passages: [] }} inks={() => 0} room={room} />),
  );
  expect(scroll).toHaveBeenCalledTimes(shown);
  await act(async () => root.unmount());
});
