import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createBatchNumbers } from './batch-numbers';

function numbers() {
  const onGap = vi.fn();
  return { ...createBatchNumbers(onGap), onGap };
}

describe('numbers of batches', () => {
  it('raise nothing while batches arrive, however late beside the look-ups', () => {
    const late = fc.array(fc.record({ published: fc.nat(3), arrived: fc.nat(3) }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.nat(1_000), late, (first, seconds) => {
        const { received, shown, onGap } = numbers();
        let published = first;
        let arrived = first;
        shown(published);
        for (const second of seconds) {
          // What was published a second ago has arrived by now.
          while (arrived < published) received(++arrived);
          published += second.published;
          const early = Math.min(published, arrived + second.arrived);
          while (arrived < early) received(++arrived);
          shown(published);
        }
        expect(onGap).not.toHaveBeenCalled();
      }),
    );
  });

  it('tell that a batch was missed, once the next one arrives', () => {
    const { received, shown, onGap } = numbers();
    shown(7);
    received(8);
    received(10);
    expect(onGap).toHaveBeenCalledOnce();
    received(11);
    expect(onGap).toHaveBeenCalledOnce();
  });

  it('tell that the newest batch was missed a second after it was published', () => {
    const { shown, onGap } = numbers();
    shown(7);
    shown(8);
    expect(onGap).not.toHaveBeenCalled();
    shown(8);
    expect(onGap).toHaveBeenCalledOnce();
    shown(8);
    expect(onGap).toHaveBeenCalledOnce();
  });

  it('take a batch that arrives twice for one', () => {
    const { received, onGap } = numbers();
    for (const number of [3, 3, 4, 4]) received(number);
    expect(onGap).not.toHaveBeenCalled();
  });

  it('that start again tell that anything may have been missed', () => {
    const { received, shown, onGap } = numbers();
    received(900);
    shown(2);
    expect(onGap).toHaveBeenCalledOnce();
  });

  it('say nothing of what was missed while no messages arrived', () => {
    const { received, shown, linkChanged, onGap } = numbers();
    received(3);
    linkChanged();
    shown(9);
    received(10);
    expect(onGap).not.toHaveBeenCalled();
  });
});
