import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createLimitedQueries } from '~/platform/database/limited-queries.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService, type ProgressService } from '~/progress/progress.server';
import { authorStats } from './listing/author-stats.server';
import { ownStoryTexts } from './own/own-story-texts';
import { createRatingsService } from './ratings/ratings.server';
import { createStoriesService, type StoriesService } from './stories.server';
import { makeStory, weaveStory } from './testing/make-story';

let database: OpenDatabase;
let clock: TestClock;
let progress: ProgressService;
let stories: StoriesService;

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  progress = createProgressService({ db: database.db, clock });
  stories = createStoriesService({ db: database.db, clock, progress, limited: createLimitedQueries(database) });
});

const openSession = (storyId: string, playerId: string) =>
  database.execute(
    `insert into writing_session (story_id, player_id, default_title, started_at, ends_at, closes_at) values ($1, $2, 'A story', $3, $3, $3)`,
    [storyId, playerId, clock.now()],
  );

describe('reading a story', () => {
  it('shows it whole, with its author and the reader’s rating', async () => {
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

  it('finds nothing under an id that is unknown or invalid', async () => {
    expect(await stories.storyForReading(randomUUID(), undefined)).toBeUndefined();
    expect(await stories.storyForReading('latest', undefined)).toBeUndefined();
  });

  it('lists up to four other stories of its author, newest first', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const id = await makeStory(database, clock, { author_id: mara.id });
    await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    await makeStory(database, clock);
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
      clock.advance(1_000);
      await makeStory(database, clock, { author_id: mara.id, title });
    }
    const story = await stories.storyForReading(id, mara.id);
    expect(story?.moreByAuthor.map(({ title }) => title)).toEqual(['Five', 'Four', 'Three', 'Two']);
  });

  it('remembers published stories that were deleted', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const [published, draft] = [
      await makeStory(database, clock, { author_id: mara.id }),
      await makeStory(database, clock, { author_id: mara.id, status: 'draft' }),
    ];
    expect(await stories.whyAbsent(published)).toBe('missing');
    for (const storyId of [published, draft]) await stories.deleteStory({ storyId, playerId: mara.id });
    expect([await stories.whyAbsent(published), await stories.whyAbsent(draft), await stories.whyAbsent('no-id')]).toEqual([
      'gone',
      'missing',
      'missing',
    ]);
  });

  it('shows a draft only to its author', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const id = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    expect(await stories.storyForReading(id, mara.id)).toMatchObject({ status: 'draft', beingWritten: false });
    expect(await stories.storyForReading(id, ivo.id)).toBeUndefined();
    expect(await stories.storyForReading(id, undefined)).toBeUndefined();
    expect((await stories.listStories({ sort: 'latest', viewerId: mara.id })).cards).toEqual([]);
  });

  it('links a story and its appendages both ways, but never to another person’s draft', async () => {
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
      arena: 'creative_writing',
      title: 'Parent',
      author: 'Mara',
      draft: false,
    });
    const other = await makeStory(database, clock, { author_id: mara.id, title: 'Other', parent_id: parent });
    expect((await stories.storyForReading(child, undefined))?.siblings.map(({ title }) => title)).toEqual(['Other']);
    expect((await stories.storyForReading(other, undefined))?.siblings.map(({ title }) => title)).toEqual(['Child']);
    const ofDraft = await makeStory(database, clock, { author_id: mara.id, parent_id: draft });
    expect((await stories.storyForReading(ofDraft, mara.id))?.parent).toBeUndefined();
    expect((await stories.storyForReading(ofDraft, ivo.id))?.parent?.title).toBe('Draft');
  });

  it('lists all published appendages page by page', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const parent = await makeStory(database, clock, { author_id: mara.id });
    for (let count = 0; count < 30; count += 1) await makeStory(database, clock, { author_id: mara.id, parent_id: parent });
    await makeStory(database, clock, { author_id: mara.id, parent_id: parent, status: 'draft' });
    expect(await stories.storyForReading(parent, undefined)).toMatchObject({ moreAppendages: true });
    const asked = { storyId: parent, viewerId: undefined };
    const first = await stories.appendagePage({ ...asked, cursor: null });
    const second = await stories.appendagePage({ ...asked, cursor: first?.next ?? null });
    expect([first?.appendages.length, second?.appendages.length, second?.next]).toEqual([24, 6, undefined]);
    expect(new Set([...(first?.appendages ?? []), ...(second?.appendages ?? [])].map(({ id }) => id)).size).toBe(30);
    expect(await stories.appendagePage({ ...asked, storyId: 'no-id', cursor: null })).toBeUndefined();
  });
});

describe('a draft', () => {
  it('appears in the library when its author publishes it, and counts for them once', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const id = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    clock.advance(60_000);
    await stories.publish({ storyId: id, playerId: mara.id });
    expect(await stories.storyForReading(id, undefined)).toMatchObject({ status: 'published', date: clock.now() });
    await expect(stories.publish({ storyId: id, playerId: mara.id })).rejects.toThrow(ownStoryTexts.notPublishable);
    expect((await progress.progressOf(mara.id)).storiesPublished).toBe(1);
  });

  it('stays a draft without words of its author’s own', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const id = await makeStory(database, clock, { author_id: mara.id, status: 'draft', starter: 'Once upon a time', body: ' …\n' });
    await expect(stories.publish({ storyId: id, playerId: mara.id })).rejects.toThrow(ownStoryTexts.noOwnWords);
    expect(await stories.storyForReading(id, undefined)).toBeUndefined();
  });

  it('cannot be published or deleted by anybody else, nor while a session writes it', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const id = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    await expect(stories.publish({ storyId: id, playerId: ivo.id })).rejects.toThrow(ownStoryTexts.notPublishable);
    await expect(stories.deleteStory({ storyId: id, playerId: ivo.id })).rejects.toThrow(ownStoryTexts.notDeletable);
    await openSession(id, mara.id);
    expect((await stories.storyForReading(id, mara.id))?.beingWritten).toBe(true);
    await expect(stories.publish({ storyId: id, playerId: mara.id })).rejects.toThrow(ownStoryTexts.notPublishable);
    await expect(stories.deleteStory({ storyId: id, playerId: mara.id })).rejects.toThrow(ownStoryTexts.notDeletable);
  });

  it('leaves no trace once its author deletes it', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const draft = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    await stories.deleteStory({ storyId: draft, playerId: mara.id });
    expect(await stories.storyForReading(draft, mara.id)).toBeUndefined();
    expect(await database.db.selectFrom('gone_story').select('id').execute()).toEqual([]);
    await expect(stories.deleteStory({ storyId: draft, playerId: mara.id })).rejects.toThrow(ownStoryTexts.notDeletable);
    await expect(stories.deleteStory({ storyId: 'nothing', playerId: mara.id })).rejects.toThrow(ownStoryTexts.notDeletable);
  });
});

describe('a story of one’s own', () => {
  it('is remembered as gone when its author deletes it after publishing, and no longer counts; its XP stays', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const story = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    await stories.publish({ storyId: story, playerId: mara.id });
    const appendage = await makeStory(database, clock, { parent_id: story });
    await createRatingsService({ db: database.db, clock, progress, secret: 'secret' }).rateStory({
      storyId: story,
      playerId: ivo.id,
      value: 5,
    });
    await expect(stories.deleteStory({ storyId: story, playerId: ivo.id })).rejects.toThrow(ownStoryTexts.notDeletable);
    await stories.deleteStory({ storyId: story, playerId: mara.id });
    expect(await stories.storyForReading(story, mara.id)).toBeUndefined();
    expect(await database.db.selectFrom('gone_story').selectAll().execute()).toEqual([
      { id: story, arena: 'creative_writing', gone_at: clock.now() },
    ]);
    expect(await progress.progressOf(mara.id)).toMatchObject({ storiesPublished: 0, xp: 20 });
    expect((await stories.storyForReading(appendage, undefined))?.parent).toBeUndefined();
  });

  it('gets the title its author gives it, in one line', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const story = await makeStory(database, clock, { author_id: mara.id });
    await stories.renameStory({ storyId: story, playerId: mara.id, title: '  The\r\n Tenth   Gate ' });
    expect((await stories.storyForReading(story, undefined))?.title).toBe('The Tenth Gate');
  });

  it('cannot be renamed by anybody else, while a session writes it, or to nothing or too much', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const storyId = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    const rename = (playerId: string, title: string) => stories.renameStory({ storyId, playerId, title });
    await expect(rename(ivo.id, 'Mine')).rejects.toThrow(ownStoryTexts.notRenamable);
    await expect(rename(mara.id, ' \n ')).rejects.toThrow(ownStoryTexts.titleMissing);
    for (const unseen of ['\u200b\u2060', '\u202e\u200b', '\u3164']) {
      await expect(rename(mara.id, unseen)).rejects.toThrow(ownStoryTexts.titleMissing);
    }
    await expect(rename(mara.id, 'x'.repeat(121))).rejects.toThrow(ownStoryTexts.titleTooLong);
    await openSession(storyId, mara.id);
    await expect(rename(mara.id, 'In a session')).rejects.toThrow(ownStoryTexts.notRenamable);
    expect((await stories.storyForReading(storyId, mara.id))?.title).toBe('The Ninth Gate');
  });

  it('is listed with all others of its author, page by page, with the actions allowed on it', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    await makeStory(database, clock, { author_id: ivo.id });
    for (let number = 1; number <= 25; number += 1) {
      if (number % 3 === 0) clock.advance(1);
      await makeStory(database, clock, { author_id: mara.id, title: `Story ${number}`, status: number % 2 ? 'draft' : 'published' });
    }
    const session = await makeStory(database, clock, { author_id: mara.id, status: 'draft', title: 'Open' });
    await openSession(session, mara.id);
    const first = await stories.ownStories({ playerId: mara.id });
    const second = await stories.ownStories({ playerId: mara.id, cursor: first.next });
    expect([first.stories.length, second.stories.length, second.next]).toEqual([20, 6, undefined]);
    const titles = [...first.stories, ...second.stories].map(({ title }) => title);
    expect(new Set(titles).size).toBe(26);
    const open = first.stories.find(({ id }) => id === session);
    expect(open).toMatchObject({ state: 'session', may: { rename: false, delete: false } });
    expect(first.stories.find(({ state }) => state === 'published')).toMatchObject({ may: { rename: true, delete: true } });
  });

  it('appears on its author’s page once it is published', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const story = await makeStory(database, clock, { author_id: mara.id, rating_count: 3, rating_sum: 13 });
    await makeStory(database, clock, { author_id: mara.id, status: 'draft', rating_count: 9, rating_sum: 45 });
    await makeStory(database, clock, { author_id: mara.id, rating_count: 5, rating_sum: 7 });
    await makeStory(database, clock);
    const { cards } = await stories.listStories({ sort: 'latest', authorId: mara.id });
    expect(cards.map(({ id, authorId }) => [id === story || authorId === mara.id])).toEqual([[true], [true]]);
    expect(await authorStats(database.db, mara.id)).toEqual({ stories: 2, ratings: 8, average: 2.5, mostRatings: 3 });
  });
});

describe('a story written with others', () => {
  it('is listed in its position among what they published and wrote, and is read only there', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const titles: string[] = [];
    for (let number = 1; number <= 30; number += 1) {
      clock.advance(1000);
      const title = `Story ${number}`;
      titles.unshift(title);
      if (number % 3) await makeStory(database, clock, { author_id: mara.id, title });
      else await weaveStory(database, clock, [mara.id, ivo.id], { title });
    }
    await weaveStory(database, clock, [mara.id], { title: 'Out of sight', status: 'hidden' });
    await weaveStory(database, clock, [ivo.id], { title: 'Without her' });

    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await stories.listStories({ authorId: mara.id, sort: 'latest', cursor, limit: 7 });
      listed.push(...page.cards.map(({ title }) => title));
      cursor = page.next;
    } while (cursor);
    expect(listed).toEqual(titles);

    const first = await stories.ownStories({ playerId: mara.id });
    const own = [...first.stories, ...(await stories.ownStories({ playerId: mara.id, cursor: first.next })).stories];
    expect(own.map(({ title }) => title)).toEqual(titles);
    expect(own[0]).toMatchObject({ woven: true, may: { rename: false, delete: false } });
    expect(own[1]).toMatchObject({ woven: false, may: { rename: true, delete: true } });
    const { cards } = await stories.listStories({ authorId: ivo.id, sort: 'latest' });
    expect(cards.length, 'the other writer has it as well').toBe(11);
  });

  it('is rated together with what they wrote alone, best rated first', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await makeStory(database, clock, { author_id: mara.id, title: 'Alone', rating_count: 1, rating_sum: 3 });
    await weaveStory(database, clock, [mara.id], { title: 'Woven', rating_count: 3, rating_sum: 15 });
    await weaveStory(database, clock, [mara.id], { title: 'Unrated' });
    await weaveStory(database, clock, [mara.id], { title: 'Hidden', status: 'hidden', rating_count: 9, rating_sum: 9 });
    expect(await authorStats(database.db, mara.id)).toEqual({ stories: 3, ratings: 4, average: 4.5, mostRatings: 3 });
    const { cards } = await stories.listStories({ authorId: mara.id, sort: 'rating' });
    expect(cards.map(({ title }) => title)).toEqual(['Woven', 'Alone', 'Unrated']);
  });
});
