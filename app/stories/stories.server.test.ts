import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { onTestDatabase } from '~/platform/testing/test-database';
import { createProgressService, type ProgressService } from '~/progress/progress.server';
import { createStoriesService, type StoriesService } from './stories.server';
import { makeStory } from './testing/make-story';
import { draftTexts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let progress: ProgressService;
let stories: StoriesService;

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  progress = createProgressService({ db: database.db, clock });
  stories = createStoriesService({ db: database.db, clock, progress });
});

const openSession = (storyId: string, playerId: string) =>
  database.execute(
    `insert into writing_session (story_id, player_id, default_title, started_at, ends_at, closes_at) values ($1, $2, 'A story', $3, $3, $3)`,
    [storyId, playerId, clock.now()],
  );

describe('reading a story', () => {
  it('shows it whole, with its author and what the reader gave it', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const id = await makeStory(database, clock, { author_id: mara.id, prompt: 'A gate', starter: 'Once', rating_count: 2, rating_sum: 9 });
    await database.execute(
      'insert into story_rating (id, story_id, player_id, value, created_at, updated_at) values ($1, $2, $3, 4, $4, $4)',
      [randomUUID(), id, ivo.id, clock.now()],
    );
    const facts = { title: 'The Ninth Gate', author: 'Mara', prompt: 'A gate', starter: 'Once', average: 4.5, ratingCount: 2 };
    expect(await stories.storyForReading(id, ivo.id)).toMatchObject({ ...facts, body: 'The gate stood open.', ownRating: 4 });
    expect(await stories.storyForReading(id, undefined)).toMatchObject({ ...facts, ownRating: undefined });
  });

  it('names no author where there is none', async () => {
    const id = await makeStory(database, clock);
    expect((await stories.storyForReading(id, undefined))?.author).toBe('Anonymous');
    expect((await stories.listStories({ sort: 'latest' })).cards[0]?.author).toBe('Anonymous');
  });

  it('finds nothing under an id that is unknown or is none', async () => {
    expect(await stories.storyForReading(randomUUID(), undefined)).toBeUndefined();
    expect(await stories.storyForReading('latest', undefined)).toBeUndefined();
  });

  it('shows a draft to its author alone', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const id = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    expect(await stories.storyForReading(id, mara.id)).toMatchObject({ status: 'draft', beingWritten: false });
    expect(await stories.storyForReading(id, ivo.id)).toBeUndefined();
    expect(await stories.storyForReading(id, undefined)).toBeUndefined();
    expect((await stories.listStories({ sort: 'latest', viewerId: mara.id })).cards).toEqual([]);
  });

  it('links a story and its appendages both ways, but never to a draft of somebody else', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const parent = await makeStory(database, clock, { author_id: mara.id, title: 'Parent' });
    const child = await makeStory(database, clock, { author_id: ivo.id, title: 'Child', parent_id: parent });
    const draft = await makeStory(database, clock, { author_id: ivo.id, title: 'Draft', parent_id: parent, status: 'draft' });
    const titles = async (viewerId?: string) => (await stories.storyForReading(parent, viewerId))?.appendages.map(({ title }) => title);
    expect(await titles()).toEqual(['Child']);
    expect(await titles(mara.id)).toEqual(['Child']);
    expect(await titles(ivo.id)).toEqual(['Draft', 'Child']);
    expect((await stories.storyForReading(child, undefined))?.parent).toEqual({
      id: parent,
      title: 'Parent',
      author: 'Mara',
      draft: false,
    });
    const ofDraft = await makeStory(database, clock, { author_id: mara.id, parent_id: draft });
    expect((await stories.storyForReading(ofDraft, mara.id))?.parent).toBeUndefined();
    expect((await stories.storyForReading(ofDraft, ivo.id))?.parent?.title).toBe('Draft');
  });
});

describe('a draft', () => {
  it('goes into the library when its author publishes it, and counts for them once', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const id = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    clock.advance(60_000);
    await stories.publish({ storyId: id, playerId: mara.id });
    expect(await stories.storyForReading(id, undefined)).toMatchObject({ status: 'published', date: clock.now() });
    await expect(stories.publish({ storyId: id, playerId: mara.id })).rejects.toThrow(draftTexts.notPublishable);
    expect((await progress.progressOf(mara.id)).storiesPublished).toBe(1);
  });

  it('stays a draft without words of its author’s own', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const id = await makeStory(database, clock, { author_id: mara.id, status: 'draft', starter: 'Once upon a time', body: ' …\n' });
    await expect(stories.publish({ storyId: id, playerId: mara.id })).rejects.toThrow(draftTexts.noOwnWords);
    expect(await stories.storyForReading(id, undefined)).toBeUndefined();
  });

  it('can be published and deleted by nobody else, and not while a session writes it', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const id = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    await expect(stories.publish({ storyId: id, playerId: ivo.id })).rejects.toThrow(draftTexts.notPublishable);
    await expect(stories.deleteDraft({ storyId: id, playerId: ivo.id })).rejects.toThrow(draftTexts.notDeletable);
    await openSession(id, mara.id);
    expect((await stories.storyForReading(id, mara.id))?.beingWritten).toBe(true);
    await expect(stories.publish({ storyId: id, playerId: mara.id })).rejects.toThrow(draftTexts.notPublishable);
    await expect(stories.deleteDraft({ storyId: id, playerId: mara.id })).rejects.toThrow(draftTexts.notDeletable);
  });

  it('is gone once its author deletes it; a published story stays', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const draft = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    const published = await makeStory(database, clock, { author_id: mara.id });
    await stories.deleteDraft({ storyId: draft, playerId: mara.id });
    expect(await stories.storyForReading(draft, mara.id)).toBeUndefined();
    await expect(stories.deleteDraft({ storyId: published, playerId: mara.id })).rejects.toThrow(draftTexts.notDeletable);
    await expect(stories.deleteDraft({ storyId: 'nothing', playerId: mara.id })).rejects.toThrow(draftTexts.notDeletable);
  });
});

describe('the sample on the home page', () => {
  it('is the opening of the best rated story', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await makeStory(database, clock, { title: 'Good', rating_count: 10, rating_sum: 40 });
    const best = await makeStory(database, clock, { title: 'Best', author_id: mara.id, rating_count: 1, rating_sum: 5, starter: 'Once.' });
    await makeStory(database, clock, { title: 'Draft', status: 'draft', rating_count: 1, rating_sum: 5 });
    expect(await stories.topRatedSample()).toEqual({
      id: best,
      title: 'Best',
      arena: 'creative_writing',
      author: 'Mara',
      average: 5,
      paragraphs: ['Once.', 'The gate stood open.'],
    });
  });

  it('is missing while nobody has rated', async () => {
    await makeStory(database, clock);
    expect(await stories.topRatedSample()).toBeUndefined();
  });
});
