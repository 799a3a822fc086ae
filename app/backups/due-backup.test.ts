import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backupName, lastDue, takenAtOf } from './due-backup';

const HOUR_MS = 60 * 60_000;
const at = (text: string) => new Date(text);

describe('when a backup is due', () => {
  it('is three in the morning UTC for daily ones, and from there on for others', () => {
    expect(lastDue(at('2026-11-24T02:59:59Z'), 24 * HOUR_MS)).toEqual(at('2026-11-23T03:00:00Z'));
    expect(lastDue(at('2026-11-24T03:00:00Z'), 24 * HOUR_MS)).toEqual(at('2026-11-24T03:00:00Z'));
    expect(lastDue(at('2026-11-24T22:10:00Z'), 6 * HOUR_MS)).toEqual(at('2026-11-24T21:00:00Z'));
  });

  it('is never in the future, and never longer ago than the time between two', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('2020-01-01'), max: at('2100-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 800 }),
        (now, hours) => {
          const ago = now.getTime() - lastDue(now, hours * HOUR_MS).getTime();
          expect(ago).toBeGreaterThanOrEqual(0);
          expect(ago).toBeLessThan(hours * HOUR_MS);
        },
      ),
    );
  });
});

describe('the name of a backup', () => {
  it('says when it was taken, and nobody else’s file is one', () => {
    const name = backupName(at('2026-11-24T03:00:07.123Z'));
    expect(name).toBe('quillarena-2026-11-24T03-00-07Z.backup');
    expect(takenAtOf(name)).toEqual(at('2026-11-24T03:00:07Z'));
    for (const other of ['mine.backup', `${name}.part`, `old-${name}`, 'quillarena-now.backup']) expect(takenAtOf(other)).toBeUndefined();
  });
});
