import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import { newcomerTexts, trustOf } from './trust';

const NOW = new Date('2026-03-02T12:00:00Z');
const joined = (msAgo: number, games = 0, stories = 0) => trustOf({ joinedAt: new Date(NOW.getTime() - msAgo), games, stories }, NOW);

describe('a player', () => {
  it('is a newcomer for a day, and until they have finished a game or published a story', () => {
    expect(joined(DAY_MS - 1, 1).isNewcomer).toBe(true);
    expect(joined(DAY_MS, 1).isNewcomer).toBe(false);
    expect(joined(DAY_MS, 0, 1).isNewcomer).toBe(false);
    expect(joined(365 * DAY_MS).isNewcomer).toBe(true);
  });

  it('may do more, and never less, as time passes and games and stories are added', () => {
    const time = fc.integer({ min: 0, max: 3 * DAY_MS });
    const count = fc.nat({ max: 3 });
    fc.assert(
      fc.property(time, time, count, count, count, count, (ago, more, games, moreGames, stories, moreStories) => {
        const before = joined(ago, games, stories);
        const after = joined(ago + more, games + moreGames, stories + moreStories);
        expect(Number(after.links)).toBeGreaterThanOrEqual(Number(before.links));
        const perMinute = ({ comments: { max, windowSeconds } }: typeof before) => max / windowSeconds;
        expect(perMinute(after)).toBeGreaterThanOrEqual(perMinute(before));
      }),
    );
  });

  it('is a newcomer where the clock stands before their sign-up', () => {
    expect(joined(-HOUR_MS, 1).isNewcomer).toBe(true);
  });
});

describe('a newcomer reads', () => {
  it('when that ends, and what they have to do for it', () => {
    const when = (trust: ReturnType<typeof joined>) => newcomerTexts(trust)?.when;
    expect(when(joined(0))).toBe('After a day and one finished game or story');
    expect(when(joined(10.5 * HOUR_MS, 1))).toBe('In 14 hours');
    expect(when(joined(DAY_MS - 1, 1))).toBe('Within an hour');
    expect(when(joined(2 * DAY_MS))).toBe('After one finished game or story');
  });

  it('what they cannot do yet, and others read nothing', () => {
    expect(newcomerTexts(joined(0))?.note).toContain('5 comments in 15 minutes');
    expect(newcomerTexts(joined(0))?.later[0]).toBe('write 20 comments in 5 minutes instead of 5 comments in 15 minutes');
    expect([joined(0), joined(2 * DAY_MS)].map((trust) => newcomerTexts(trust)?.later.length)).toEqual([3, 2]);
    expect(newcomerTexts(joined(2 * DAY_MS, 1))).toBeUndefined();
  });
});
