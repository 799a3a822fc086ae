import { describe, expect, it, vi } from 'vitest';
import { Busy } from './busy';
import { createSlots } from './slots';

/** Work that lasts until the test ends it. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('slots', () => {
  it('run a bounded number at once, and the rest in order', async () => {
    const slots = createSlots({ atOnce: 2, waiting: 2, waitMs: 1_000 });
    const held = [heldWork(), heldWork(), heldWork(), heldWork()];
    const begun: number[] = [];
    const runs = held.map(({ work }, number) =>
      slots.run(() => {
        begun.push(number);
        return work();
      }),
    );
    await expect(slots.run(async () => 'one too many')).rejects.toThrow(Busy);
    expect(begun).toEqual([0, 1]);
    held[1]?.end();
    await runs[1];
    await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]));
    for (const { end } of held) end();
    await Promise.all(runs);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('reject work that waits too long, without using a slot', async () => {
    vi.useFakeTimers();
    const slots = createSlots({ atOnce: 1, waiting: 1, waitMs: 500 });
    const first = heldWork();
    const running = slots.run(first.work);
    const tooLate = vi.fn(async () => undefined);
    const waiting = expect(slots.run(tooLate)).rejects.toThrow(Busy);
    await vi.advanceTimersByTimeAsync(500);
    await waiting;
    first.end();
    await running;
    expect(await slots.run(async () => 'next')).toBe('next');
    expect(tooLate).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('are free again after failed work', async () => {
    const slots = createSlots({ atOnce: 1, waiting: 0, waitMs: 1 });
    await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await slots.run(async () => 'next')).toBe('next');
  });
});
