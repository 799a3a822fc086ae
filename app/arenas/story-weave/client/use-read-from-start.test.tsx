// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReadFromStart } from './use-read-from-start';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function News({ anywhere }: { anywhere: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useReadFromStart(heading, { anywhere });
  return (
    <h2 ref={heading} tabIndex={-1}>
      How it ended
    </h2>
  );
}

async function show(anywhere: boolean): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<News anywhere={anywhere} />));
}

it.each([
  { anywhere: false, top: -1, leads: true },
  { anywhere: false, top: 0, leads: false },
  { anywhere: false, top: 900, leads: false },
  { anywhere: true, top: 900, leads: true },
])('leads to what is read from its beginning: %o', async ({ anywhere, top, leads }) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 20));
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  await show(anywhere);
  expect(scroll).toHaveBeenCalledTimes(leads ? 1 : 0);
});

it('takes the focus that was lost, and no other', async () => {
  await show(false);
  expect(document.activeElement?.textContent).toBe('How it ended');
  const box = document.body.appendChild(document.createElement('input'));
  box.focus();
  await show(false);
  expect(document.activeElement).toBe(box);
});
