import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLateChanges } from './late-changes';

describe('changes of a text', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function box() {
    const tell = vi.fn();
    return { tell, changes: createLateChanges(tell) };
  }

  it('are told at once while it is short', () => {
    const { tell, changes } = box();
    changes.typed(20_000);
    changes.typed(20_000);
    expect(tell).toHaveBeenCalledTimes(2);
    vi.runAllTimers();
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('are told at the next pause once it is long, together', () => {
    const { tell, changes } = box();
    for (let key = 0; key < 4; key += 1) {
      changes.typed(100_000);
      vi.advanceTimersByTime(200);
    }
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('are told once a second for a writer who never pauses, and at once when asked', () => {
    const { tell, changes } = box();
    for (let key = 0; key < 30; key += 1) {
      changes.typed(100_000);
      vi.advanceTimersByTime(100);
    }
    expect(tell).toHaveBeenCalledTimes(3);
    changes.flush();
    expect(tell).toHaveBeenCalledTimes(3);
    changes.typed(100_000);
    changes.flush();
    expect(tell).toHaveBeenCalledTimes(4);
    vi.runAllTimers();
    expect(tell).toHaveBeenCalledTimes(4);
  });
});
