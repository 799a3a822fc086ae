import { beforeEach, describe, expect, it } from 'vitest';
import { findParent } from '../app/arenas/creative-writing/session/parent-story.server';
import { hideComment, putDoorBeforeComment } from '../app/arenas/fan-fiction/comments/hide-comment.server';
import { createFanFixture, type FanFixture } from '../app/arenas/fan-fiction/testing/fan-fixture';
import { createBooksService } from '../app/books/books.server';
import { testTargets } from '../app/moderation/testing/test-targets';
import type { OpenDatabase } from '../app/platform/database/database.server';
import { createLimitedQueries } from '../app/platform/database/limited-queries.server';
import { createRateLimiter } from '../app/platform/limits/rate-limit.server';
import { onTestDatabase } from '../app/platform/testing/database/test-database';
import { makePlayer } from '../app/platform/testing/make-player';
import type { TestClock } from '../app/platform/testing/test-clock';
import type { StoryContent } from '../app/stories/content-rating/content-rating';
import { type ContentRatings, createContentRatings } from '../app/stories/content-rating/content-ratings.server';
import { contentTexts } from '../app/stories/content-rating/content-texts';
import { createDoors, putDoor } from '../app/stories/door/doors.server';
import { hideStoriesOf, hideStory } from '../app/stories/own/hide-story.server';
import { ratingRefusals } from '../app/stories/ratings/rating-refusals';
import { createRatingsService, type RatingsService } from '../app/stories/ratings/ratings.server';
import { createStoriesService, type StoriesService } from '../app/stories/stories.server';
import { createStoryCache } from '../app/stories/story-cache/story-cache';
import { createSyndicationService } from '../app/syndication/syndication.server';

const SITE = new URL('https://arena.example');

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
let stories: StoriesService;
let ratings: ContentRatings;
let votes: RatingsService;
let mara: { id: string; name: string };
let ivo: { id: string; name: string };
let storyId: string;
let later: string;

onTestDatabase(async (testDatabase) => {
  ({ database, clock } = testDatabase);
  const { db } = database;
  fixture = createFanFixture(testDatabase);
  const storyCache = createStoryCache({ maxBytes: 1_000_000 });
  stories = createStoriesService({ db, clock, progress: fixture.progress, limited: createLimitedQueries(database), storyCache });
  ratings = createContentRatings({ db, clock });
  votes = createRatingsService({ db, clock, progress: fixture.progress, secret: 'secret' });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
  storyId = await fixture.publish(mara, { title: 'Lantern at Midnight' });
  clock.advance(1000);
  later = await fixture.publish(ivo, { title: 'Lantern at Noon' });
});

const rate = (content: Partial<StoryContent> = {}) =>
  ratings.rate({ storyId, playerId: mara.id }, { rating: 'mature', warnings: ['violence'], ...content });

/** In how many of all places a person finds the story. */
async function foundBy(viewerId: string | undefined) {
  const titled = async (page: Promise<{ cards: readonly { title: string }[] }>) =>
    (await page).cards.some(({ title }) => title === 'Lantern at Midnight');
  return {
    list: await titled(stories.listStories({ sort: 'latest', viewerId })),
    best: await titled(stories.listStories({ sort: 'rating', viewerId })),
    filtered: await titled(stories.listStories({ sort: 'latest', filters: { length: 'short' }, viewerId })),
    ofWriter: await titled(stories.listStories({ sort: 'latest', authorId: mara.id, viewerId })),
    search: await titled(stories.searchStories({ query: 'Lantern', sort: 'relevance', viewerId })),
    latest: (await fixture.service.latestStories(viewerId)).length === 2,
    page: (await fixture.service.reading.page({ storyId, chapterNumber: 1, viewerId })) !== undefined,
    text: (await stories.storyForReading(storyId, viewerId)) !== undefined,
    next: (await stories.storyForReading(later, viewerId))?.next !== undefined,
  };
}

const everywhere = (found: boolean) => ({
  ...{ list: found, best: found, filtered: found, ofWriter: found, search: found },
  ...{ latest: found, page: found, text: found, next: found },
});

describe('a Mature story', () => {
  beforeEach(() => rate());

  it('is found and read by its author and by adults who asked for such stories, and by nobody else', async () => {
    expect([await foundBy(mara.id), await foundBy(ivo.id)]).toEqual([everywhere(true), everywhere(false)]);
    await ratings.showMature({ playerId: ivo.id }, 1990);
    expect(await foundBy(ivo.id)).toEqual(everywhere(true));
    expect(await foundBy(undefined)).toEqual(everywhere(false));
    await ratings.hideMature({ playerId: ivo.id });
    expect(await foundBy(ivo.id)).toEqual(everywhere(false));
    expect(await ratings.settingOf(ivo.id)).toEqual({ showsMature: false, birthYear: undefined });
  });

  it('is in no feed, book, embedding or site map, not on the home page, and not quoted where it is reported', async () => {
    const feeds = createSyndicationService({ addresses: [], uncrawled: [], db: database.db, siteUrl: SITE });
    const books = createBooksService({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret'), siteUrl: SITE });
    expect(JSON.stringify(await feeds.feed({ kind: 'all' }))).not.toContain('Midnight');
    expect(await books.findBook(storyId)).toBeUndefined();
    const address = `${SITE.origin}/fan-fiction/story/${storyId}`;
    expect(await feeds.oembed(new URLSearchParams({ url: address }))).toBeUndefined();
    await database.execute(`delete from story where id = $1`, [later]);
    expect(await stories.sampleStory(undefined)).toBeUndefined();
    expect(await testTargets.find(database.db, { kind: 'story', id: storyId })).toMatchObject({
      label: 'Lantern at Midnight',
      excerpt: '',
    });
  });

  it('is continued and rated by those alone who may read it', async () => {
    const ending = async (viewerId: string) => (await findParent(database.db, viewerId, storyId))?.ending;
    expect([await ending(mara.id), await ending(ivo.id)]).toEqual([expect.any(String), undefined]);
    const ratingOf = () => votes.rateStory({ storyId, playerId: ivo.id, value: 4 });
    await expect(ratingOf()).rejects.toThrow(ratingRefusals.missing.text);
    await ratings.showMature({ playerId: ivo.id }, 1990);
    expect(await ending(ivo.id)).toEqual(expect.any(String));
    expect(await ratingOf()).toMatchObject({ own: 4 });
  });

  it('has its comments read by those alone who may read it', async () => {
    const id = crypto.randomUUID();
    await fixture.service.comments.post(mara, { id, storyId, chapterId: undefined, text: 'A note.' });
    const readBy = async (viewerId: string | undefined) => (await fixture.service.comments.list({ storyId, viewerId })).threads.length;
    expect([await readBy(mara.id), await readBy(ivo.id), await readBy(undefined)]).toEqual([1, 0, 0]);
    await ratings.showMature({ playerId: ivo.id }, 1990);
    expect(await readBy(ivo.id)).toBe(1);
    expect(await testTargets.find(database.db, { kind: 'comment', id }), 'nor are they quoted where they are reported').toMatchObject({
      label: 'comment on Lantern at Midnight',
      excerpt: '',
    });
  });

  it('comes back to everybody once it is rated otherwise', async () => {
    await rate({ rating: 'teen' });
    expect(await foundBy(undefined)).toEqual(everywhere(true));
  });
});

describe('a story behind a door', () => {
  const putDoorBefore = () => database.db.transaction().execute((trx) => putDoor(trx, storyId, 'threat', clock.now()));
  const takeDoorAway = () => hideStory(database.db, storyId, false);
  // The person who has opened the door follows a link; lists never lead there.
  const onlyByLink = { ...everywhere(false), page: true, text: true };

  beforeEach(async () => {
    expect(await putDoorBefore()).toBe(true);
  });

  it('is in no list, search or feed; its author reads it, others once they have opened the door, and visitors not', async () => {
    const doors = createDoors({ db: database.db, clock });
    expect([await foundBy(mara.id), await foundBy(ivo.id), await foundBy(undefined)]).toEqual([
      onlyByLink,
      everywhere(false),
      everywhere(false),
    ]);
    expect([await doors.before(storyId, ivo.id), await doors.before(storyId, mara.id), await doors.before('x', ivo.id)]).toMatchObject([
      { id: storyId, about: 'threat' },
      undefined,
      undefined,
    ]);
    for (let times = 0; times < 2; times += 1) await doors.open({ playerId: ivo.id }, storyId);
    expect(await doors.before(storyId, ivo.id)).toBeUndefined();
    expect([await foundBy(ivo.id), await foundBy(undefined)]).toEqual([onlyByLink, everywhere(false)]);
    await takeDoorAway();
    expect([await foundBy(ivo.id), await foundBy(undefined)]).toEqual([everywhere(true), everywhere(true)]);
    await putDoorBefore();
    expect(await foundBy(ivo.id), 'each door is opened for itself').toEqual(everywhere(false));
  });

  it('is in no feed, book or embedding, not on the home page, and not reported by those who cannot see it', async () => {
    const feeds = createSyndicationService({ addresses: [], uncrawled: [], db: database.db, siteUrl: SITE });
    const books = createBooksService({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret'), siteUrl: SITE });
    expect(JSON.stringify(await feeds.feed({ kind: 'all' }))).not.toContain('Midnight');
    expect(await books.findBook(storyId)).toBeUndefined();
    const address = `${SITE.origin}/fan-fiction/story/${storyId}`;
    expect(await feeds.oembed(new URLSearchParams({ url: address }))).toBeUndefined();
    await database.execute(`delete from story where id = $1`, [later]);
    expect(await stories.sampleStory(undefined)).toBeUndefined();
    const name = { kind: 'story', id: storyId };
    expect([await testTargets.find(database.db, name), await testTargets.find(database.db, name, ivo.id)]).toEqual([undefined, undefined]);
    await createDoors({ db: database.db, clock }).open({ playerId: ivo.id }, storyId);
    expect(await testTargets.find(database.db, name, ivo.id)).toMatchObject({ excerpt: '' });
  });

  it('stays hidden with its author, and has its door again when they come back', async () => {
    const moved = (hidden: boolean) => database.db.transaction().execute((trx) => hideStoriesOf(trx, mara.id, hidden));
    const statusOf = async () => (await database.execute('select status from story where id = $1', [storyId])).rows[0]?.status;
    expect([await moved(true), await statusOf()]).toEqual([1, 'hidden']);
    expect([await moved(false), await statusOf()]).toEqual([1, 'behind_door']);
  });
});

it('a comment behind a door is not shown to visitors, and folded for all but its writer', async () => {
  const id = crypto.randomUUID();
  await fixture.service.comments.post(ivo, { id, storyId, chapterId: undefined, text: 'A note.' });
  await database.db.transaction().execute((trx) => putDoorBeforeComment(trx, id));
  const shownTo = async (viewerId: string | undefined) =>
    (await fixture.service.comments.list({ storyId, viewerId })).threads.map(({ comment }) => [comment?.text, comment?.behindDoor]);
  expect([await shownTo(undefined), await shownTo(mara.id), await shownTo(ivo.id)]).toEqual([
    [],
    [['A note.', true]],
    [['A note.', undefined]],
  ]);
  expect(await testTargets.find(database.db, { kind: 'comment', id })).toMatchObject({ excerpt: '' });
  await hideComment({ db: database.db, clock }, id, false);
  expect(await shownTo(undefined)).toEqual([['A note.', undefined]]);
});

describe('rating a story', () => {
  it('is its author’s right alone, and shows on cards and before the text', async () => {
    await expect(ratings.rate({ storyId, playerId: ivo.id }, { rating: 'general', warnings: [] })).rejects.toThrow(contentTexts.notYours);
    await expect(ratings.rate({ storyId: 'nonsense', playerId: mara.id }, { rating: 'general', warnings: [] })).rejects.toThrow(
      contentTexts.gone,
    );
    await rate({ rating: 'teen', warnings: ['death', 'violence', 'death'] });
    const said = 'Teen. Warnings: violence, death';
    expect((await stories.listStories({ sort: 'latest' })).cards.map(({ content }) => content)).toEqual([undefined, said]);
    expect((await fixture.service.reading.story({ storyId, chapterNumber: 1, viewerId: undefined }))?.content).toBe(said);
    expect((await stories.storyForReading(storyId, undefined))?.content).toEqual({ rating: 'teen', warnings: ['death', 'violence'] });
  });

  it('lets readers choose by audience and warnings, in lists and searches', async () => {
    await rate({ rating: 'teen', warnings: ['death'] });
    const found = async (filters: Parameters<StoriesService['listStories']>[0]['filters']) => [
      (await stories.listStories({ sort: 'latest', filters })).cards.map(({ id }) => id),
      (await stories.searchStories({ query: 'Lantern', sort: 'latest', filters })).cards.map(({ id }) => id),
    ];
    expect(await found({ content: 'teen' })).toEqual([[storyId], [storyId]]);
    expect(await found({ content: 'general' })).toEqual([[], []]);
    expect(await found({ content: 'none' })).toEqual([[later], [later]]);
    expect(await found({ warning: 'death' })).toEqual([[storyId], [storyId]]);
    expect(await found({ warning: '-death' })).toEqual([[later], [later]]);
    expect(await found({ warning: '-abuse' })).toEqual([
      [later, storyId],
      [later, storyId],
    ]);
    expect(await found({ warning: '-death', content: 'teen' })).toEqual([[], []]);
  });
});

it('Mature stories are not shown to people who may be under 18', async () => {
  const year = clock.now().getUTCFullYear();
  for (const born of [year - 18, year, 1899]) {
    await expect(ratings.showMature({ playerId: ivo.id }, born)).rejects.toThrow(contentTexts.tooYoung);
  }
  expect((await ratings.settingOf(ivo.id)).showsMature).toBe(false);
});
