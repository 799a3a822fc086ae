import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestStreak, streakOf } from './streak';

const EPOCH = Date.UTC(2026, 0, 1);
const day = (number: number) => new Date(EPOCH + number * 86_400_000).toISOString().slice(0, 10);
/** Days as a picture: 'x' is played, '.' is not; the last one is today. */
const streak = (picture: string) =>
  streakOf(
    [...picture].flatMap((mark, index) => (mark === 'x' ? [day(index)] : [])),
    day(picture.length - 1),
  );

describe('a streak of days', () => {
  it.each([
    ['', 0],
    ['.', 0],
    ['x', 1],
    ['xxx', 3],
    ['xxx.', 3], // today is not over
    ['xx.x', 3], // a missed day is forgiven and does not count
    ['xx..', 2], // yesterday is forgiven while today can still be played
    ['xx...', 0],
    ['xx..x', 1], // two in a row are not forgiven
    ['xx.x.x', 1], // nor are two in a week
    ['xx.xxxxxx.x', 9], // a week later another one is
    ['xx.xxxxx.x', 1],
    ['xx.xx..', 0],
    ['xx.xxxxx..', 0], // yesterday is the second one missed in a week
    ['xx.xxxxxx..', 8], // a week later yesterday is forgiven again
  ])('%s is %i', (picture, days) => {
    expect(streak(picture || '.').days).toBe(days);
  });

  it('says whether today is played and whether yesterday is being forgiven', () => {
    expect(streak('xx')).toMatchObject({ playedToday: true, forgivingYesterday: false });
    expect(streak('x.')).toMatchObject({ playedToday: false, forgivingYesterday: false });
    expect(streak('x..')).toMatchObject({ playedToday: false, forgivingYesterday: true });
    expect(streak('x.x')).toMatchObject({ playedToday: true, forgivingYesterday: false });
    expect(streak('.')).toEqual({ days: 0, playedToday: false, forgivingYesterday: false });
  });

  it('counts as the longest even after it has ended', () => {
    const played = [...'xxxx...xx.xxx....'].flatMap((mark, index) => (mark === 'x' ? [day(index)] : []));
    expect(longestStreak(played)).toBe(5);
    expect(longestStreak([])).toBe(0);
  });

  it('does not count days to come', () => {
    expect(streakOf([day(1), day(2), day(4)], day(2))).toEqual({ days: 2, playedToday: true, forgivingYesterday: false });
  });

  const pictures = fc.array(fc.boolean(), { minLength: 1, maxLength: 60 });
  const played = (marks: readonly boolean[]) => marks.flatMap((mark, index) => (mark ? [day(index)] : []));

  it('grows by one when today is played, or starts again', () => {
    fc.assert(
      fc.property(pictures, (marks) => {
        const today = day(marks.length);
        const before = streakOf(played(marks), today);
        const after = streakOf([...played(marks), today], today);
        expect(after).toEqual({ days: before.days + 1, playedToday: true, forgivingYesterday: false });
      }),
    );
  });

  it('is never longer than the days played, and does not depend on their order', () => {
    fc.assert(
      fc.property(pictures, fc.infiniteStream(fc.nat()), (marks, keys) => {
        const days = played(marks);
        const today = day(marks.length - 1);
        const shuffled = days.map((value) => ({ value, key: keys.next().value })).sort((one, other) => one.key - other.key);
        const result = streakOf(days, today);
        expect(result.days).toBeLessThanOrEqual(days.length);
        const again = [...shuffled.map(({ value }) => value), ...days.slice(0, 1)];
        expect(streakOf(again, today)).toEqual(result);
        expect(longestStreak(again)).toBe(longestStreak(days));
      }),
    );
  });

  it('never forgives two days of the same seven', () => {
    fc.assert(
      fc.property(pictures, (marks) => {
        const { days } = streakOf(played(marks), day(marks.length - 1));
        // From the end back: the days that the streak covers.
        let from = marks.length;
        for (let left = days; left > 0; from -= 1) if (marks[from - 1]) left -= 1;
        const missed = marks.slice(from, -1).flatMap((mark, index) => (mark ? [] : [index]));
        for (const [index, at] of missed.entries()) expect(at - (missed[index - 1] ?? -7)).toBeGreaterThanOrEqual(7);
      }),
    );
  });
});
