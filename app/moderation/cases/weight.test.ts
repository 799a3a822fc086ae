import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReportReason, reportReasons } from '../report/report';
import { reachWeight, reportWeight, urgencyOf } from './weight';

const reasons = Object.keys(reportReasons) as ReportReason[];
const record = fc.nat(1000).chain((decided) => fc.nat(decided).map((upheld) => ({ decided, upheld })));
const newcomer = { decided: 0, upheld: 0 };

describe('the weight of a report', () => {
  it('is that of its reason for people without a record, and half of it without an account', () => {
    expect(reportWeight('spam', { record: newcomer, hasAccount: true })).toBe(150);
    expect(reportWeight('spam', { record: newcomer, hasAccount: false })).toBe(75);
    expect(reportWeight('spam', { record: { decided: 8, upheld: 8 }, hasAccount: true })).toBe(270);
    expect(reportWeight('spam', { record: { decided: 8, upheld: 0 }, hasAccount: true })).toBe(30);
  });

  it('grows with every report that was right, shrinks with every one that was not, and is never more than twice as much', () => {
    fc.assert(
      fc.property(fc.constantFrom(...reasons), record, (reason, { decided, upheld }) => {
        const weight = reportWeight(reason, { record: { decided, upheld }, hasAccount: true });
        const unknown = reportWeight(reason, { record: newcomer, hasAccount: true });
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(weight).toBeLessThanOrEqual(2 * unknown);
        expect(reportWeight(reason, { record: { decided: decided + 1, upheld: upheld + 1 }, hasAccount: true })).toBeGreaterThanOrEqual(
          weight,
        );
        expect(reportWeight(reason, { record: { decided: decided + 1, upheld }, hasAccount: true })).toBeLessThanOrEqual(weight);
      }),
    );
  });

  it('comes after how urgent it is: children first, then threats', () => {
    expect(reasons.toSorted((one, other) => urgencyOf(other) - urgencyOf(one)).slice(0, 2)).toEqual(['children', 'threat']);
  });

  it('grows slowly with the readers of a thing', () => {
    expect([0, 9, 99, 9_999].map(reachWeight)).toEqual([0, 50, 100, 200]);
  });
});
