import type { Transaction } from 'kysely';
import { noteReaching } from '~/blocks/returning/returning.server';
import { requireUnblocked } from '~/blocks/stopped.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { isOwnedBy } from './maintained-by.server';
import { collectedTexts } from './texts';

/** The most series and lists that one person may follow. */
const MOST_FOLLOWED = 1_000;

export interface CollectionFollows {
  /** Follows another player's collection; repeating it changes nothing. @throws {Refusal} one that is missing or one's own, too many follows. */
  follow(player: { id: string }, collectionId: string): Promise<void>;
  /** One that is not followed is not an error. */
  unfollow(player: { id: string }, collectionId: string): Promise<void>;
}

/** @see docs/product/series.md */
export function createCollectionFollows({ db, clock }: { db: Db; clock: Clock }): CollectionFollows {
  return {
    follow: (player, collectionId) =>
      db.transaction().execute(async (trx) => {
        // Locks the follower's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', player.id).forNoKeyUpdate().execute();
        await requireFollowable(trx, player, collectionId, clock.now());
        const { count } = await trx
          .selectFrom('collection_follow')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('player_id', '=', player.id)
          .executeTakeFirstOrThrow();
        if (count >= MOST_FOLLOWED) throw new Refusal(collectedTexts.tooManyFollows(MOST_FOLLOWED), { status: 409 });
        await trx
          .insertInto('collection_follow')
          .values({ player_id: player.id, collection_id: collectionId, followed_at: clock.now() })
          .onConflict((conflict) => conflict.columns(['player_id', 'collection_id']).doNothing())
          .execute();
      }),

    async unfollow(player, collectionId) {
      if (!isUuid(collectionId)) return;
      await db.deleteFrom('collection_follow').where('player_id', '=', player.id).where('collection_id', '=', collectionId).execute();
    },
  };
}

async function requireFollowable(trx: Transaction<Tables>, player: { id: string }, collectionId: string, now: Date): Promise<void> {
  const collection = isUuid(collectionId)
    ? await trx
        .selectFrom('shown_collection as collection')
        .select(['owner_id', isOwnedBy(player.id).as('own')])
        .where('id', '=', collectionId)
        .executeTakeFirst()
    : undefined;
  if (!collection) throw new Refusal(collectedTexts.gone, { status: 404 });
  if (collection.own) throw new Refusal(collectedTexts.ownFollow, { status: 403 });
  await requireUnblocked(trx, player.id, [collection.owner_id]);
  await noteReaching(trx, player.id, [collection.owner_id], now);
}

/** Ends the follows of two people of each other's collections. */
export async function endCollectionFollowsBetween(trx: Transaction<Tables>, oneId: string, otherId: string): Promise<void> {
  const both = [oneId, otherId];
  await trx
    .deleteFrom('collection_follow')
    .using('collection')
    .whereRef('collection.id', '=', 'collection_follow.collection_id')
    .where('collection_follow.player_id', 'in', both)
    .where('collection.owner_id', 'in', both)
    .execute();
}
