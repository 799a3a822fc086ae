import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createLimitedQueries } from '~/platform/database/limited-queries.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import { createStoriesService, type StoriesService } from '../stories.server';
import { createStoryCache, type StoryCache } from './story-cache';

describe('what visitors are shown of stories', () => {
  let database: OpenDatabase;
  let clock: TestClock;
  let storyCache: StoryCache;
  let stories: StoriesService;
  let authorId: string;
  onTestDatabase((ground) => {
    ({ database, clock } = ground);
  });
  beforeEach(async () => {
    const { db } = database;
    storyCache = createStoryCache({ maxBytes: 1_000_000 });
    hear(true);
    stories = createStoriesService({
      db,
      clock,
      progress: createProgressService({ db, clock }),
      limited: createLimitedQueries(database),
      storyCache,
    });
    ({ id: authorId } = await makePlayer(database, clock, `Ada ${randomUUID().slice(0, 8)}`));
  });

  function hear(heard: boolean): void {
    storyCache.stories.listening(heard);
    storyCache.lists.listening(heard);
  }

  async function addStory(status: 'draft' | 'published'): Promise<string> {
    const id = randomUUID();
    await database.execute(
      `insert into story (id, arena, status, author_id, title, created_at, published_at, updated_at) values ($1, 'creative_writing', $2, $3, 'Before', $4, $4, $4)`,
      [id, status, authorId, clock.now()],
    );
    return id;
  }

  const rename = (id: string) => database.execute(`update story set title = 'After' where id = $1`, [id]);
  const titleFor = async (id: string, viewerId?: string) => (await stories.storyForReading(id, viewerId))?.title;
  const listedFor = async (id: string, viewerId?: string) =>
    (await stories.listStories({ sort: 'latest', viewerId, limit: 1_000 })).cards.find((card) => card.id === id)?.title;

  it('is read once until the database tells of a change', async () => {
    const id = await addStory('published');
    expect([await titleFor(id), await listedFor(id)]).toEqual(['Before', 'Before']);
    await rename(id);
    expect([await titleFor(id), await listedFor(id)]).toEqual(['Before', 'Before']);
    storyCache.stories.drop(`story:${id}`);
    storyCache.lists.drop('stories');
    expect([await titleFor(id), await listedFor(id)]).toEqual(['After', 'After']);
  });

  it('is shown to nobody who is signed in: they see at once what they have done', async () => {
    const id = await addStory('published');
    await Promise.all([titleFor(id), listedFor(id)]);
    await rename(id);
    expect([await titleFor(id, authorId), await listedFor(id, authorId)]).toEqual(['After', 'After']);
  });

  it('holds nothing of what only its author may read, before and after they have read it', async () => {
    const id = await addStory('draft');
    expect(await titleFor(id)).toBeUndefined();
    expect(await titleFor(id, authorId)).toBe('Before');
    expect(await titleFor(id)).toBeUndefined();
  });

  it('is read for each of them while changes cannot be heard', async () => {
    const id = await addStory('published');
    await Promise.all([titleFor(id), listedFor(id)]);
    hear(false);
    await rename(id);
    expect([await titleFor(id), await listedFor(id)]).toEqual(['After', 'After']);
  });
});
