import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../app/platform/database/database.server';
import { demoCollections, demoShared } from '../../content/demo-world/collections';

interface DemoIds {
  /** The id of a writer, by key. */
  playerId(key: string): string;
  /** The id of a story, by slug. */
  storyId(slug: string): string;
}

/** Adds the series and lists of the fictional players. */
export async function addDemoCollections(trx: Transaction<Tables>, { playerId, storyId }: DemoIds, now: Date): Promise<void> {
  for (const { kind, owner, title, summary, stories, notes = {}, ownTags = {} } of demoCollections) {
    const [id, ownerId] = [randomUUID(), playerId(owner)];
    await trx
      .insertInto('collection')
      .values({ id, kind, owner_id: ownerId, title, summary, is_public: true, made_at: now, changed_at: now })
      .execute();
    const items = stories.map((slug, index) => ({
      ...{ story_id: storyId(slug), place: index + 1 },
      ...{ note: notes[slug] ?? '', own_tags: [...(ownTags[slug] ?? [])] },
    }));
    await trx
      .insertInto('collection_story')
      .values(items.map((item) => ({ ...item, collection_id: id, owner_id: ownerId, added_at: now })))
      .execute();
  }
  await addShared(trx, { playerId, storyId }, now);
}

/** Adds the collection to which several of them added their stories. */
async function addShared(trx: Transaction<Tables>, { playerId, storyId }: DemoIds, now: Date): Promise<void> {
  const { owner, title, slug, summary, rules, stories } = demoShared;
  const [id, ownerId] = [randomUUID(), playerId(owner)];
  await trx
    .insertInto('collection')
    .values({ id, kind: 'shared', owner_id: ownerId, title, summary, notes: rules, is_public: true, made_at: now, changed_at: now })
    .execute();
  await trx.insertInto('shared_collection').values({ collection_id: id, slug, moderated: false }).execute();
  for (const [index, { slug: story, by }] of stories.entries()) {
    const added = { collection_id: id, story_id: storyId(story), added_at: now };
    await trx
      .insertInto('shared_work')
      .values({ ...added, player_id: playerId(by), state: 'in' })
      .execute();
    await trx
      .insertInto('collection_story')
      .values({ ...added, owner_id: ownerId, place: index + 1 })
      .execute();
  }
}
