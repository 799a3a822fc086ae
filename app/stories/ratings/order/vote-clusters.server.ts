import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/in-transaction.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
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
