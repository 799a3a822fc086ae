import { randomUUID } from 'node:crypto';
import { DAY_MS } from '~/platform/clock/durations';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';

/** A story of an author's. */
interface HeldStory {
  storyId: string;
  author: { id: string };
}

/** What a collection that hides its authors for a day does with stories, for tests. */
export interface Holding {
  /** A story waits to appear. */
  wait(story: HeldStory): Promise<void>;
  /** A story is there without its author's name. */
  unname(story: HeldStory): Promise<void>;
}

/** Makes a collection that holds stories back. @param maintainer who started it. */
export async function makeHolding({ database, clock }: TestDatabaseFixture, maintainer: { id: string }): Promise<Holding> {
  const { db } = database;
  const [id, now] = [randomUUID(), clock.now()];
  const made = { kind: 'shared' as const, title: 'Winter Tales', is_public: true, made_at: now, changed_at: now };
  await db
    .insertInto('collection')
    .values({ id, owner_id: maintainer.id, ...made })
    .execute();
  const settled = { slug: 'winter-tales', moderated: false, authors_at: new Date(now.getTime() + DAY_MS) };
  await db
    .insertInto('shared_collection')
    .values({ collection_id: id, ...settled })
    .execute();
  const hold = async ({ storyId, author }: HeldStory, held: { waits: boolean; unnamed: boolean }) => {
    const work = { collection_id: id, story_id: storyId, player_id: author.id, state: 'in' as const, added_at: now };
    await db
      .insertInto('shared_work')
      .values({ ...work, ...held })
      .execute();
  };
  return {
    async wait(story) {
      await hold(story, { waits: true, unnamed: false });
      await db.updateTable('story').set({ status: 'draft' }).where('id', '=', story.storyId).execute();
    },
    async unname(story) {
      await hold(story, { waits: false, unnamed: true });
      await db.updateTable('story').set({ author_id: null }).where('id', '=', story.storyId).execute();
      const writer = { story_id: story.storyId, player_id: story.author.id, invited_by: null, invited_at: now, joined_at: now };
      await db.insertInto('co_author').values(writer).execute();
    },
  };
}
