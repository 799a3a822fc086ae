// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wordScramblerTexts as texts } from './texts';
import type { ScramblerView } from './word-scrambler.contract';
import { WordScramblerBoard } from './word-scrambler-board';

const first: ScramblerView = { puzzle: 0, letters: ['d', 'g', 'o'], hint: 'It barks.' };
const second: ScramblerView = { puzzle: 1, letters: ['t', 'c', 'a'], hint: 'It purrs.' };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function board() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (view: ScramblerView) =>
    act(async () => root.render(<WordScramblerBoard {...{ view, verdict: undefined, send: () => {}, over: false, waiting: false }} />));
  return { show, wait: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)) };
}
const page = () => document.body.textContent;
const showHint = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === texts.showHint);

it('keeps the hint back for 5 s, and for 5 s of each puzzle', async () => {
  const { show, wait } = board();
  await show(first);
  await wait(4_999);
  expect(page()).not.toContain(first.hint);
  await wait(1);
  expect(page()).toContain(first.hint);
  expect(showHint()).toBeUndefined();
  await show(second);
  await wait(4_999);
  expect(page()).not.toContain(second.hint);
  await wait(1);
  expect(page()).toContain(second.hint);
});

it('shows the hint at once when it is asked for, of this puzzle alone', async () => {
  const { show } = board();
  await show(first);
  await act(async () => showHint()?.click());
  expect(page()).toContain(first.hint);
  await show(second);
  expect(page()).not.toContain(second.hint);
  expect(showHint()).toBeDefined();
});
