import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEvidence, type EvidenceVersion, laterText } from './evidence';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();
const version = (event: EvidenceVersion['event'], minute: number, body: string): EvidenceVersion => ({
  ...{ event, at: at(minute) },
  facts: { body, title: 'A Gate', ...(event === 'reported' && { seen: 'Everybody' }) },
});

describe('evidence', () => {
  it('is nothing to compare while nothing has changed', () => {
    expect(compareEvidence([version('reported', 0, 'You fool.')])).toBeUndefined();
    expect(compareEvidence([])).toBeUndefined();
  });

  it('shows as reported beside now what was edited after the report, and when', () => {
    const compared = compareEvidence([version('reported', 0, 'You fool.'), version('changed', 3, 'You star.')]);
    expect(compared).toMatchObject({ said: 'Edited 3 minutes after the report', between: [] });
    expect(compared?.parts.map(({ label }) => label)).toEqual(['Words']);
    expect(compared?.parts[0]?.reported).toContainEqual({ kind: 'removed', text: expect.stringContaining('fool') });
    expect(compared?.parts[0]?.now).toContainEqual({ kind: 'added', text: expect.stringContaining('star') });
  });

  it('shows all of what was deleted, and the versions between', () => {
    const versions = [version('reported', 0, 'One.'), version('changed', 1, 'Two.'), version('deleted', 120, 'Two.')];
    const compared = compareEvidence(versions);
    expect(compared?.said).toBe('Edited 1 minute after the report, deleted 2 hours after the report');
    expect(compared?.parts.map(({ label }) => label)).toEqual(['Title', 'Words']);
    expect(compared?.between).toHaveLength(1);
  });

  it('gives back both texts whole', () => {
    const both = (parts: { text: string }[] | undefined) => parts?.map(({ text }) => text).join('') ?? '';
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (before, after) => {
        fc.pre(before !== after);
        const part = compareEvidence([version('reported', 0, before), version('changed', 1, after)])?.parts[0];
        expect([both(part?.reported), both(part?.now)]).toEqual([before, after]);
      }),
    );
  });
});

it('the time after the report is told in the largest unit that fits', () => {
  expect([10_000, 60_000, 5_400_000, 172_800_000].map(laterText)).toEqual(['less than a minute', '1 minute', '2 hours', '2 days']);
});
