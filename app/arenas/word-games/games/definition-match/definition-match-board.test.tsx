// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NumberedVerdict } from '../../play/board';
import type { DefinitionMatchMove, DefinitionMatchView } from './definition-match.contract';
import { DefinitionMatchBoard } from './definition-match-board';

const first: DefinitionMatchView = {
  ...{ puzzle: 0, puzzles: 2, definition: 'robs ships at sea', part: 'noun' },
  options: ['sailor', 'pirate', 'merchant', 'captain'],
};
const second: DefinitionMatchView = { ...first, puzzle: 1, definition: 'kept in a prison', options: ['guard', 'inmate', 'judge', 'thief'] };
const wrong: NumberedVerdict = { number: 1, kind: 'wrong', text: 'It was “pirate”.', points: 0, answer: 'pirate' };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each option with its mark, in order. */
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-mark]')].map((option) => [
    option.textContent?.replace(/^\d/, ''),
    option.getAttribute('data-mark'),
  ]);

it('colours the words of the question that was answered, and none of the next', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const send = vi.fn<(move: DefinitionMatchMove) => void>();
  const show = (view: DefinitionMatchView, verdict?: NumberedVerdict) =>
    act(async () => root.render(<DefinitionMatchBoard {...{ view, verdict, send, over: false, waiting: false }} />));
  await show(first);
  await act(async () => document.querySelector<HTMLElement>('[data-mark]')?.click());
  expect(send).toHaveBeenCalledWith({ type: 'choose', question: 0, option: 0 });
  await show(second, wrong);
  expect(marks()).toEqual([
    ['sailor', 'wrong'],
    ['pirate', 'right'],
    ['merchant', 'spent'],
    ['captain', 'spent'],
  ]);
  expect(document.body.textContent).toContain('robs ships at sea');
  await act(async () => vi.runOnlyPendingTimers());
  expect(document.body.textContent).toContain('kept in a prison');
  expect(marks()).toEqual(second.options.map((option) => [option, 'open']));
});
