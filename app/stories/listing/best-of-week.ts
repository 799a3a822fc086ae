import { WEEK_MS } from '~/platform/clock/durations';

/** The votes that the best of a week needs: more than a friend or two. */
const VOTES = 3;

interface Ranked {
  id: string;
  published_at: Date | null;
  rating_count: number;
  rank_score: number;
}

/**
 * The best rated of the newest stories, among those published within seven days of the newest one.
 * @param stories newest first.
 * @returns its id; undefined while none has three votes.
 * @see docs/product/library.md
 */
export function bestOfWeek(stories: readonly Ranked[]): string | undefined {
  const since = (stories[0]?.published_at?.getTime() ?? 0) - WEEK_MS;
  const rated = stories.filter(({ published_at, rating_count }) => rating_count >= VOTES && (published_at?.getTime() ?? 0) >= since);
  return rated.toSorted((one, other) => other.rank_score - one.rank_score)[0]?.id;
}
