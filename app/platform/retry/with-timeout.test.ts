import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout';

describe('work with a time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has its own outcome when it is done in time, and leaves no timer', async () => {
    const onTimeout = vi.fn();
    expect(await withTimeout(Promise.resolve('done'), 1_000, onTimeout)).toBe('done');
    await expect(withTimeout(Promise.reject(new Error('failed')), 1_000, onTimeout)).rejects.toThrow('failed');
    expect(onTimeout).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has the outcome of its being late when it takes longer', async () => {
    const never = new Promise<never>(() => {});
    const late = withTimeout(never, 1_000, () => 'late');
    const failing = withTimeout(never, 1_000, () => {
      throw new Error('too late');
    });
    const outcomes = Promise.allSettled([late, failing]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcomes).toEqual([
      { status: 'fulfilled', value: 'late' },
      { status: 'rejected', reason: new Error('too late') },
    ]);
  });
});
