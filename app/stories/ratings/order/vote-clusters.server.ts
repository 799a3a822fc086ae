import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/in-transaction.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { NEWCOMER_DAYS } from '../xp/xp-allowance';
import { recountWithheld } from './rating-order.server';

/** The most clusters to list. */
const LISTED = 50;

/** Votes for one story from one address or browser. */
export interface VoteCluster {
  id: string;
  storyId: string;
  title: string;
  votes: number;
  /** The mean of its votes, 1 to 5. */
  mean: number;
  madeAt: Date;
  released: boolean;
}

/** The newest clusters of votes, at most 50. */
export async function listVoteClusters(db: Db): Promise<VoteCluster[]> {
  const { rows } = await sql<VoteCluster>`
    select cluster.id, cluster.story_id as "storyId", story.title, votes.count as votes, votes.mean,
      cluster.made_at as "madeAt", cluster.released_at is not null as released
    from rating_cluster cluster join story on story.id = cluster.story_id
    cross join lateral (
      select count(*) as count, avg(value) as mean from story_rating
      where story_rating.story_id = cluster.story_id and cluster_id = cluster.id) as votes
    where votes.count > 1
    order by cluster.made_at desc, cluster.id limit ${LISTED}`.execute(db);
  return rows;
}

/** What moderators read of a cluster: never who gave what. */
export interface ClusterFigures {
  votes: number;
  /** Their mean, 1 to 5 stars. */
  mean: number;
  /** How many came from accounts younger than a week when they voted. */
  byNewcomers: number;
  /** XP that they bring the story's writers now, together; negative where they take some. */
  xp: number;
  pointsTaken: boolean;
}

/** What a cluster of votes amounts to; undefined if there is none. @see docs/product/moderation.md#a-case */
export async function clusterFigures(executor: Executor, clusterId: string): Promise<ClusterFigures | undefined> {
  const { rows } = await sql<ClusterFigures>`
    select votes.count as votes, votes.mean, votes.by_newcomers as "byNewcomers",
      cluster.points_taken_at is not null as "pointsTaken", coalesce((
        select sum(amount)::integer from xp_entry
        where (source = 'votes' and source_id = cluster.id) or (source = 'rating' and source_id = any(votes.ids))), 0) as xp
    from rating_cluster as cluster cross join lateral (
      select count(*)::integer as count, array_agg(vote.id) as ids, avg(value)::float as mean,
        count(*) filter (where vote.created_at < voter.created_at + make_interval(days => ${NEWCOMER_DAYS}))::integer as by_newcomers
      from story_rating as vote left join player as voter on voter.id = vote.player_id
      where vote.story_id = cluster.story_id and vote.cluster_id = cluster.id) as votes
    where cluster.id = ${clusterId}`.execute(executor);
  return rows[0];
}

/**
 * Lets each vote of a cluster count for itself in the order of the best, or all as one again.
 * @returns the story's title, the number of votes, and whether that changed anything.
 * @throws {Refusal} when there is no such cluster.
 */
export async function releaseVotes(
  { db, clock }: { db: Executor; clock: Clock },
  clusterId: string,
  released: boolean,
): Promise<{ title: string; votes: number; changed: boolean }> {
  return inTransaction(db, async (trx) => {
    const cluster = isUuid(clusterId)
      ? await trx
          .selectFrom('rating_cluster')
          .innerJoin('story', 'story.id', 'rating_cluster.story_id')
          .select(['story.id as story_id', 'story.title', 'released_at'])
          .where('rating_cluster.id', '=', clusterId)
          .forNoKeyUpdate()
          .executeTakeFirst()
      : undefined;
    if (!cluster) throw new Refusal(`There is no cluster of votes with the id ${clusterId}.`, { status: 404 });
    const { votes } = await trx
      .selectFrom('story_rating')
      .select(({ fn }) => fn.countAll<number>().as('votes'))
      .where('cluster_id', '=', clusterId)
      .where('story_id', '=', cluster.story_id)
      .executeTakeFirstOrThrow();
    const changed = (cluster.released_at !== null) !== released;
    if (changed) {
      await trx
        .updateTable('rating_cluster')
        .set({ released_at: released ? clock.now() : null })
        .where('id', '=', clusterId)
        .execute();
      await recountWithheld(trx, [cluster.story_id]);
    }
    return { title: cluster.title, votes, changed };
  });
}
