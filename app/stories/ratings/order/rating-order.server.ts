import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Tables } from '~/platform/database/database.server';
import { createKeyedHash } from '~/platform/sealing/seal.server';
import { YOUNG_FOR_MS } from '~/progress/trust/trust';

/** Where a rating comes from. */
export interface RatingSource {
  /** Never stored as such. */
  clientAddress: string;
  /** Ids of all players who have signed in with the same browser, as far as it remembers. */
  browserPlayers: readonly string[];
}

interface PlacedRating {
  storyId: string;
  ratingId: string;
  /** Whether the rating does not count yet, or already belongs to a cluster. */
  isSpecial: boolean;
  source: RatingSource | undefined;
}

export interface RatingOrder {
  /**
   * Adds a rating to the order of the best: it joins the votes for the same story from the same address or browser
   * within a day, if there are any. Call it while the story's row is locked.
   * @see docs/product/ratings-and-xp.md
   */
  place(trx: Transaction<Tables>, rating: PlacedRating): Promise<void>;
}

/** A vote for the same story from the same address or browser. */
interface RelatedVote {
  id: string;
  clusterId: string | null;
}

/**
 * A mean drawn towards the site's, as the database computes it for a row of `story`: lists sort by exactly this
 * expression, which their indexes contain.
 */
export const rankScore = sql<number>`
  rank_score(story.rating_count, story.rating_sum, story.withheld_votes, story.withheld_sum, story.rank_prior)`;

/** How many votes of a story count in the order. */
export const rankedVotes = sql<number>`story.rating_count - story.withheld_votes`;

/**
 * When a new rating of a player enters the order, as an SQL expression: a day from now for a
 * young account, otherwise null, which means at once.
 */
export function entersOrderAt(playerId: string, now: Date): RawBuilder<Date | null> {
  return sql`
    select ${new Date(now.getTime() + DAY_MS)}::timestamptz from player
    where player.id = ${playerId}::uuid and player.created_at > ${new Date(now.getTime() - YOUNG_FOR_MS)}::timestamptz`;
}

export function createRatingOrder({ clock, secret }: { clock: Clock; secret: string }): RatingOrder {
  const keyOf = createKeyedHash(secret, 'rating origins');

  return {
    async place(trx, { storyId, ratingId, isSpecial, source }) {
      const now = clock.now();
      const related = source ? await noteSource(trx, { storyId, ratingId, source, addressKey: keyOf(source.clientAddress), now }) : [];
      if (related.length > 0) await joinCluster(trx, { storyId, ratingId, related, now });
      if (isSpecial || related.length > 0) await recountWithheld(trx, [storyId]);
    },
  };
}

interface NotedSource {
  storyId: string;
  ratingId: string;
  source: RatingSource;
  addressKey: string;
  now: Date;
}

/** Stores the origin of a rating. @returns other players' votes for the story from there within the last day. */
async function noteSource(trx: Transaction<Tables>, { storyId, ratingId, source, addressKey, now }: NotedSource): Promise<RelatedVote[]> {
  const { rows } = await sql<RelatedVote>`
    with noted as (
      insert into rating_origin (rating_id, story_id, address_key, seen_at) values (${ratingId}, ${storyId}, ${addressKey}, ${now})
      on conflict (rating_id) do update set address_key = excluded.address_key, seen_at = excluded.seen_at
    )
    select vote.id, vote.cluster_id as "clusterId" from rating_origin origin join story_rating vote on vote.id = origin.rating_id
    where origin.story_id = ${storyId} and origin.rating_id <> ${ratingId}
      and origin.seen_at > ${new Date(now.getTime() - DAY_MS)}
      and (origin.address_key = ${addressKey} or vote.player_id = any(${source.browserPlayers}::uuid[]))`.execute(trx);
  return rows;
}

/** Puts a rating and its related votes into one cluster: an existing or a new one. */
async function joinCluster(
  trx: Transaction<Tables>,
  { storyId, ratingId, related, now }: { storyId: string; ratingId: string; related: readonly RelatedVote[]; now: Date },
): Promise<void> {
  const ids = [ratingId, ...related.map(({ id }) => id)];
  // A cluster that a moderator has released takes in further votes only when no other cluster is involved.
  const { rows: touched } = await sql<{ id: string }>`
    select id from rating_cluster
    where id in (select cluster_id from story_rating where id = any(${ids}::uuid[]))
    order by released_at nulls first, made_at, id`.execute(trx);
  const known = touched[0]?.id;
  const clusterId = known ?? randomUUID();
  if (!known) await trx.insertInto('rating_cluster').values({ id: clusterId, story_id: storyId, made_at: now }).execute();
  await sql`
    update story_rating set cluster_id = ${clusterId}
    where story_id = ${storyId} and cluster_id is distinct from ${clusterId}
      and (id = any(${ids}::uuid[]) or cluster_id = any(${touched.map(({ id }) => id)}::uuid[]))`.execute(trx);
}

/**
 * Recomputes which part of some stories' ratings does not count in the order: votes that are still waiting, and of
 * each cluster that is not released all but one vote of its mean.
 * Reads only the votes that are special in this way.
 */
export async function recountWithheld(trx: Transaction<Tables>, storyIds: readonly string[]): Promise<void> {
  await sql`
    with special as (
      select vote.story_id, vote.value, vote.counts_from is null as counts,
        coalesce(case when cluster.released_at is null then vote.cluster_id end, vote.id) as voter
      from story_rating vote left join rating_cluster cluster on cluster.id = vote.cluster_id
      where vote.story_id = any(${storyIds}::uuid[]) and (vote.counts_from is not null or vote.cluster_id is not null)
    ), voters as (
      select story_id, count(*) as votes, sum(value) as total, avg(value) filter (where counts) as mean
      from special group by story_id, voter
    ), withheld as (
      select id, coalesce(sum(votes - case when mean is null then 0 else 1 end), 0) as votes, coalesce(sum(total - coalesce(mean, 0)), 0) as total
      from unnest(${storyIds}::uuid[]) as id left join voters on voters.story_id = id group by id
    )
    update story set withheld_votes = withheld.votes, withheld_sum = withheld.total
    from withheld where story.id = withheld.id
      and (story.withheld_votes, story.withheld_sum) is distinct from (withheld.votes, round(withheld.total, 6))`.execute(trx);
}
