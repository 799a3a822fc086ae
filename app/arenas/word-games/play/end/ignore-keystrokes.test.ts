// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ignoreKeystrokes } from './ignore-keystrokes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a key still does what it does. */
function works(key: string, init: KeyboardEventInit = {}): boolean {
  return document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
}

describe('keystrokes after the end of a run', () => {
  it('do nothing for a while, and then work again', () => {
    const stop = ignoreKeystrokes(window, 1_500);
    expect([works(' '), works('Enter'), works('a')]).toEqual([false, false, false]);
    vi.advanceTimersByTime(1_499);
    expect(works(' ')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(works(' ')).toBe(true);
    stop();
  });

  it('never take away shortcuts, Tab and Escape', () => {
    const stop = ignoreKeystrokes(window, 1_500);
    expect([works('Tab'), works('Escape'), works('r', { ctrlKey: true })]).toEqual([true, true, true]);
    stop();
  });

  it('of a key that is held down do nothing until it is released', () => {
    const stop = ignoreKeystrokes(window, 1_500);
    expect(works(' ')).toBe(false);
    vi.advanceTimersByTime(3_000);
    expect(works(' ', { repeat: true })).toBe(false);
    expect(works(' ')).toBe(true);
    stop();
  });
});
