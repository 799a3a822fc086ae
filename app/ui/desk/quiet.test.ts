import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextQuiet, type Quiet, type QuietEvent } from './quiet';

const after = (...events: QuietEvent[]) => events.reduce<Quiet>(nextQuiet, 'open');

describe('the page around a text', () => {
  it('goes with the first key, and its edge comes back when the writer rests', () => {
    expect(after()).toBe('open');
    expect(after('typed')).toBe('writing');
    expect(after('typed', 'rested')).toBe('paused');
    expect(after('typed', 'rested', 'typed')).toBe('writing');
  });

  it('comes back only when it is asked for, and then at once', () => {
    const event = fc.constantFrom<QuietEvent>('typed', 'rested', 'attention');
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(after(...events, 'attention')).toBe('open');
        expect(after(...events, 'attention', 'rested')).toBe('open');
        expect(after(...events, 'typed', 'rested', 'rested')).toBe('paused');
      }),
    );
  });
});
