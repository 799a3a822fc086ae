import { type RawBuilder, sql } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';

/** Whether the collection of a query's row is a person's, under whatever name of theirs. */
export function isOwnedBy(playerId: string | undefined): RawBuilder<boolean> {
  return playerId === undefined ? sql<boolean>`false` : sql<boolean>`(collection.owner_id = any(${namesOf(playerId)}))`;
}

/** Whether a person maintains the collection of a query's row: whose it is, and of a shared one those who joined them. @see docs/product/collections.md */
export function isMaintainedBy(playerId: string | undefined): RawBuilder<boolean> {
  if (playerId === undefined) return sql<boolean>`false`;
  return sql<boolean>`(${isOwnedBy(playerId)} or exists (
    select from collection_maintainer as maintainer
    where maintainer.collection_id = collection.id and maintainer.player_id = ${playerId} and maintainer.joined_at is not null))`;
}

/** The ids of those who maintain the shared collection of a query's row: first who started it, then in the order in which they joined. */
export function maintainerIds(): RawBuilder<string[]> {
  return sql<string[]>`array[collection.owner_id] || array(
    select maintainer.player_id from collection_maintainer as maintainer
    where maintainer.collection_id = collection.id and maintainer.joined_at is not null order by maintainer.joined_at, maintainer.player_id)`;
}
