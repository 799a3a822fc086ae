import { sql, type Transaction } from 'kysely';
import { dailyGroup } from '~/notices/notice';
import { notifyFollowers } from '~/notices/sending/notify-followers.server';
import type { Tables } from '~/platform/database/database.server';
import type { AnyCollectionKind } from '../collections/collection';
import { collectedNotice } from './notice-kinds';

interface Collected {
  storyId: string;
  /** The one that it was added to; undefined for a story that is published now: whatever it was put into while it was a draft. */
  collectionId?: string;
}

/**
 * Tells those who follow a series, list or shared collection of a published story that is in it now. Of a part of a series they are told once, whether
 * they follow its author or the series.
 * @see docs/product/series.md
 */
export async function notifyOfCollected(trx: Transaction<Tables>, { storyId, collectionId }: Collected, now: Date): Promise<void> {
  const one = collectionId === undefined ? sql`` : sql`and collection.id = ${collectionId}`;
  const { rows } = await sql<{ id: string; kind: AnyCollectionKind; owner_id: string }>`
    select collection.id, collection.kind, collection.owner_id
    from collection_story as item join shown_collection as collection on collection.id = item.collection_id
    join story on story.id = item.story_id and story.status = 'published'
    where item.story_id = ${storyId} ${one}
      and exists (select from collection_follow where collection_follow.collection_id = collection.id)
    order by collection.id`.execute(trx);
  for (const { id, kind, owner_id: actorId } of rows) {
    const dedupeKey = kind === 'series' ? `story:${storyId}` : `list:${id}:${storyId}`;
    const news = { kind: collectedNotice, dedupeKey, groupKey: dailyGroup(collectedNotice, storyId, now), storyId, actorId, detail: kind };
    await notifyFollowers(trx, { audience: 'collection', id }, news, now);
  }
}
