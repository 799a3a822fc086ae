import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { recordXp } from '~/progress/record-xp.server';
import type { StoryArena } from '~/site/arenas';

/**
 * Takes back the XP that the votes of a cluster have brought, or gives it again, by entries that reverse it; totals and boards
 * move with them. Votes that join while it is taken back bring none.
 * @returns whether that changed anything.
 * @throws {Refusal} when there is no such cluster.
 * @see docs/product/ratings-and-xp.md
 */
export async function takePoints(
  trx: Transaction<Tables>,
  clusterId: string,
  { taken, now }: { taken: boolean; now: Date },
): Promise<boolean> {
  const cluster = isUuid(clusterId) ? await lockCluster(trx, clusterId) : undefined;
  if (!cluster) throw new Refusal(`There is no cluster of votes with the id ${clusterId}.`, { status: 404 });
  if ((cluster.points_taken_at !== null) === taken) return false;
  const revision = cluster.points_revision + 1;
  await trx
    .updateTable('rating_cluster')
    .set({ points_taken_at: taken ? now : null, points_revision: revision })
    .where('id', '=', clusterId)
    .execute();
  const { rows } = await sql<{ playerId: string; amount: number }>`
    select player_id as "playerId", -sum(amount)::integer as amount from xp_entry
    where player_id is not null and (
      source = 'votes' and source_id = ${clusterId}
      or ${taken} and source = 'rating' and source_id in (
        select id from story_rating where story_id = ${cluster.story_id} and cluster_id = ${clusterId}))
    group by player_id having sum(amount) <> 0`.execute(trx);
  const { arena } = cluster;
  await recordXp(
    trx,
    rows.map((row) => ({ ...row, arena, source: 'votes', sourceId: clusterId, revision })),
    now,
  );
  return true;
}

/** The story is locked first, as by everybody who votes for it. */
async function lockCluster(trx: Transaction<Tables>, clusterId: string) {
  const { rows } = await sql<{ id: string; arena: StoryArena }>`
    select id, arena from story where id = (select story_id from rating_cluster where id = ${clusterId}) for no key update`.execute(trx);
  const [story] = rows;
  if (!story) return undefined;
  const cluster = await trx
    .selectFrom('rating_cluster')
    .select(['points_taken_at', 'points_revision'])
    .where('id', '=', clusterId)
    .forUpdate()
    .executeTakeFirst();
  return cluster && { ...cluster, story_id: story.id, arena: story.arena };
}
