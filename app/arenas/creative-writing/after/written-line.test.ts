import { describe, expect, it } from 'vitest';
import { writtenIn, writtenLine } from './written-line';

const startedAt = new Date('2026-11-22T10:00:00Z');
const endsAt = new Date('2026-11-22T10:30:00Z');

describe('how long a story took', () => {
  it('is the time until its writer finished, or all of it', () => {
    expect(writtenIn({ startedAt, endsAt, settledAt: new Date('2026-11-22T10:28:14Z') })).toBe(1694);
    expect(writtenIn({ startedAt, endsAt, settledAt: new Date('2026-11-22T10:32:00Z') })).toBe(1800);
  });

  it('follows the clock of the game, however fast it runs', () => {
    const fast = new Date(startedAt.getTime() + 90_000);
    expect(writtenIn({ startedAt, endsAt: fast, settledAt: new Date(startedAt.getTime() + 45_000) })).toBe(900);
  });

  it('is said with the day of the last revision', () => {
    const publishedAt = new Date('2026-11-22T10:28:14Z');
    expect(writtenLine({ seconds: 1694, publishedAt, revisedAt: undefined })).toBe('Written in 28:14');
    expect(writtenLine({ seconds: 65, publishedAt, revisedAt: new Date('2026-11-24T01:00:00Z') })).toBe('Written in 1:05, revised Nov 24');
    expect(writtenLine({ seconds: 1800, publishedAt, revisedAt: new Date('2027-01-02T01:00:00Z') })).toBe(
      'Written in 30:00, revised Jan 2, 2027',
    );
    expect(writtenLine({ seconds: undefined, publishedAt, revisedAt: undefined })).toBeUndefined();
    expect(writtenLine({ seconds: undefined, publishedAt, revisedAt: new Date('2026-11-24T01:00:00Z') })).toBe('Revised Nov 24');
  });
});
