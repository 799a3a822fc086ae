import { describe, expect, it } from 'vitest';
import { timeInZone } from './time-in-zone';

const inZone = (local: string, zone: string) => timeInZone(local, zone)?.toISOString();

describe('a local time', () => {
  it('means a moment in its time zone', () => {
    expect(inZone('2026-03-01T20:00', '')).toBe('2026-03-01T20:00:00.000Z');
    expect(inZone('2026-03-01T20:00', 'Europe/Berlin')).toBe('2026-03-01T19:00:00.000Z');
    expect(inZone('2026-07-01T20:00', 'Europe/Berlin')).toBe('2026-07-01T18:00:00.000Z');
    expect(inZone('2026-03-01T20:00', 'America/New_York')).toBe('2026-03-02T01:00:00.000Z');
    expect(inZone('2026-03-01T20:00', 'Asia/Kolkata')).toBe('2026-03-01T14:30:00.000Z');
  });

  it('is right on the day that clocks change', () => {
    expect(inZone('2026-03-29T01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z');
    expect(inZone('2026-03-29T03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
    expect(inZone('2026-10-25T04:00', 'Europe/Berlin')).toBe('2026-10-25T03:00:00.000Z');
  });

  it('is refused when it means nothing', () => {
    for (const local of ['', 'tomorrow', '2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01T25:00']) {
      expect(timeInZone(local, 'UTC')).toBeUndefined();
    }
    expect(timeInZone('2026-03-01T20:00', 'Nowhere/Land')).toBeUndefined();
  });
});
