import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { bestOfWeek } from './best-of-week';

const NOW = Date.UTC(2026, 2, 20);
const story = (id: string, daysAgo: number, rank_score: number, rating_count = 3) => ({
  ...{ id, rank_score, rating_count },
  published_at: new Date(NOW - daysAgo * DAY_MS),
});

it('the best of the week is the best rated of seven days, with three votes or more', () => {
  expect(bestOfWeek([story('new', 0, 3), story('good', 2, 4.2), story('best', 6.9, 4.5), story('older', 7.1, 5)])).toBe('best');
  expect(bestOfWeek([story('new', 0, 3), story('friends', 1, 5, 2)])).toBe('new');
  expect(bestOfWeek([story('unrated', 0, 0, 0)])).toBeUndefined();
  expect(bestOfWeek([])).toBeUndefined();
});

it('no story of its week with as many votes is rated higher', () => {
  const anyStory = fc.record({
    id: fc.uuid(),
    days: fc.double({ min: 0, max: 20, noNaN: true }),
    rank: fc.float({ min: 1, max: 5, noNaN: true }),
    votes: fc.nat({ max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(anyStory), (any) => {
      const stories = any
        .map(({ id, days, rank, votes }) => story(id, days, rank, votes))
        .toSorted((one, other) => +other.published_at - +one.published_at);
      const best = stories.find(({ id }) => id === bestOfWeek(stories));
      const newest = stories[0]?.published_at ?? new Date(NOW);
      const rivals = stories.filter(({ published_at, rating_count }) => rating_count >= 3 && +newest - +published_at <= 7 * DAY_MS);
      expect(best === undefined).toBe(rivals.length === 0);
      for (const rival of rivals) expect(rival.rank_score).toBeLessThanOrEqual(best?.rank_score ?? 0);
    }),
  );
});
