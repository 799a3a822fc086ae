import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../app/platform/database/database.server';
import { demoCollections } from '../../content/demo-world/collections';

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
}
