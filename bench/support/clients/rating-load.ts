import { sql } from 'kysely';
import { sampleStories, taken } from '../database/sample.ts';
import type { ScaleServices } from '../database/scale-services.ts';
import { quantile, rounded, verdict } from '../measures/page-queries.ts';

const ALONE_LIMIT_MS = 10;
const TOGETHER_LIMIT_MS = 200;
const PEOPLE = 20;
const ALONE_ROUNDS = 100;
const TOGETHER_ROUNDS = 30;
/** Keeps each connection busy until all are open, in s. */
const OPENING_SECONDS = 0.2;
const STARS = [5, 4, 2, 1] as const;

/** A story's rating totals: on its row, and from its ratings and ledger. */
interface Sums {
  count: number;
  sum: number;
  xp: number;
  boards: number;
}

/** One person rates a story, then twenty rate one at once; checks all resulting totals. */
export async function rateStories({ meter, ratings }: ScaleServices): Promise<Record<string, string | number>[]> {
  const ids = await sampleStories(meter.db, 'creative_writing');
  const strangers = await playersWithoutRatings(ids);
  const alone: number[] = [];
  for (let round = 0; round < ALONE_ROUNDS; round += 1) {
    const rating = { storyId: taken(ids, round), playerId: taken(strangers, round), value: taken(STARS, round) };
    const start = performance.now();
    await ratings.rateStory(rating);
    alone.push(performance.now() - start);
  }
  // Connections of a running site are already open.
  await Promise.all(Array.from({ length: PEOPLE }, () => sql`select pg_sleep(${OPENING_SECONDS})`.execute(meter.db)));
  const together: number[] = [];
  // In the first round each connection plans new queries; it is reported separately with the same limit.
  const onNewConnections: number[] = [];
  let exact = 0;
  for (let round = 0; round < TOGETHER_ROUNDS; round += 1) {
    const storyId = taken(ids, round);
    const people = Array.from({ length: PEOPLE }, (_, index) => taken(strangers, ALONE_ROUNDS + round * PEOPLE + index));
    const before = await sumsOf(storyId);
    const start = performance.now();
    await Promise.all(people.map((playerId, index) => ratings.rateStory({ storyId, playerId, value: taken(STARS, index) })));
    (round === 0 ? onNewConnections : together).push(performance.now() - start);
    const after = await sumsOf(storyId);
    if (isExact(before, after)) exact += 1;
  }
  return [
    row('a rating alone', alone, ALONE_LIMIT_MS),
    row(`${PEOPLE} people at once, on connections never used before`, onNewConnections, TOGETHER_LIMIT_MS),
    { ...row(`${PEOPLE} people rate one story at once`, together, TOGETHER_LIMIT_MS), exact: `${exact} of ${TOGETHER_ROUNDS} rounds` },
  ];

  async function playersWithoutRatings(storyIds: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from player
      where not exists (select from story_rating where player_id = player.id and story_id = any(${storyIds}::uuid[]))
        and not exists (select from story where author_id = player.id and id = any(${storyIds}::uuid[]))
      order by id limit ${ALONE_ROUNDS + TOGETHER_ROUNDS * PEOPLE}`.execute(meter.db);
    return rows.map(({ id }) => id);
  }

  async function sumsOf(storyId: string): Promise<Sums> {
    const { rows } = await sql<Sums>`
      select story.rating_count as count, story.rating_sum as sum, progress.xp_sum as xp,
        (select sum(score) from board_row where player_id = story.author_id and board = 'all') as boards
      from story join player_progress as progress on progress.player_id = story.author_id where story.id = ${storyId}`.execute(meter.db);
    return rows[0] ?? { count: 0, sum: 0, xp: 0, boards: 0 };
  }
}

/** Five ratings each of 5, 4, 2 and 1 stars: 60 stars and a net XP of 0. */
function isExact(before: Sums, after: Sums): boolean {
  return (
    after.count === before.count + PEOPLE &&
    after.sum === before.sum + (PEOPLE / STARS.length) * STARS.reduce<number>((sum, stars) => sum + stars, 0) &&
    after.xp === before.xp &&
    Number(after.boards ?? 0) === Math.max(0, after.xp)
  );
}

function row(name: string, times: readonly number[], limit: number) {
  const p95 = quantile(times, 0.95);
  return { what: name, 'p50 ms': rounded(quantile(times, 0.5)), 'p95 ms': rounded(p95), limit: verdict(p95, limit) };
}
