import { sql } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isMaintainedBy } from '~/stories/collections/maintained-by.server';
import { isShownToAll } from '~/stories/collections/read-collections.server';
import type { Destination, Destinations } from '~/stories/destinations/destinations.server';
import type { SharedCollections } from '../shared-collections.server';

/** The most collections that an author is offered. */
const MOST_OFFERED = 20;

interface Dependencies {
  db: Db;
  clock: Clock;
  add: SharedCollections['add'];
}

/** Publishes new stories straight into collections that hide them. @see docs/product/collections.md */
export function createDestinations({ db, clock, add }: Dependencies): Destinations {
  return {
    of: (playerId) => hidingCollections(db, playerId, clock.now()),
    put: ({ playerId, storyId, destinationId }) => add({ playerId, storyId, collectionId: destinationId }),
  };
}

/** The collections that hide something now and that a player has to do with: they maintain or follow it, claim a prompt, or have a story in it. */
async function hidingCollections(db: Db, playerId: string, now: Date): Promise<Destination[]> {
  const hasToDo = sql<boolean>`(${isMaintainedBy(playerId)}
    or exists (select from collection_follow as follow where follow.collection_id = collection.id and follow.player_id = ${playerId})
    or exists (select from shared_work as work where work.collection_id = collection.id and work.player_id = any(${namesOf(playerId)}))
    or exists (
      select from prompt_claim as claim join collection_prompt as prompt on prompt.id = claim.prompt_id
      where prompt.collection_id = collection.id and claim.player_id = any(${namesOf(playerId)})))`;
  return db
    .selectFrom('shared_collection as shared')
    .innerJoin('collection', 'collection.id', 'shared.collection_id')
    .select(['collection.id', 'collection.title'])
    .where(isShownToAll())
    .where(sql<boolean>`(shared.works_at > ${now} or shared.authors_at > ${now})`)
    .where(sql<boolean>`(shared.closes_at is null or shared.closes_at > ${now})`)
    .where(hasToDo)
    .orderBy('collection.changed_at', 'desc')
    .orderBy('collection.id')
    .limit(MOST_OFFERED)
    .execute();
}
