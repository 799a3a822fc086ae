import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DonationStatus, nextStatus, type PaymentOutcome } from './donation-status';

const outcomes = array(constantFrom<PaymentOutcome[]>('paid', 'expired', 'failed'), { maxLength: 8 });
const after = (events: readonly PaymentOutcome[]) => events.reduce<DonationStatus>(nextStatus, 'pending');

describe('a donation', () => {
  it.each([
    ['paid', 'paid'],
    ['expired', 'canceled'],
    ['failed', 'failed'],
  ] as const)('that is pending becomes, once %s, %s', (outcome, status) => {
    expect(nextStatus('pending', outcome)).toBe(status);
  });

  it('ends paid if and only if money came, in any order and with repeats', () => {
    assert(property(outcomes, (events) => (after(events) === 'paid') === events.includes('paid')));
  });

  it('never leaves paid, and never goes back to pending', () => {
    assert(
      property(outcomes, outcomes, (before, later) => {
        const status = after(before);
        const end = later.reduce(nextStatus, status);
        return (status !== 'paid' || end === 'paid') && (status === 'pending' || end !== 'pending');
      }),
    );
  });

  it('does not change on repeated outcomes', () => {
    assert(property(outcomes, (events) => after(events) === after(events.flatMap((event) => [event, event]))));
  });
});
