import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { penNameTexts } from '~/accounts/pen-names/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createLimitedQueries } from '~/platform/database/limited-queries.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import { createFollows } from '~/players/follows/follows.server';
import { createKudos } from '~/stories/kudos/kudos.server';
import { listStories } from '~/stories/listing/list-stories.server';
import { ownStories } from '~/stories/own/own-stories.server';
import { createRatingsService } from '~/stories/ratings/ratings.server';
import { createReach } from '~/stories/reach/reach.server';
import { createStoriesService } from '~/stories/stories.server';
import { orphanFanStory } from '../stories/orphan-story.server';
import { commentsOn, FANDOM, type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { signTexts } from './texts';

let context: TestDatabaseFixture;
let fixture: FanFixture;
let [mara, ivo, ada]: Viewer[] = [];
let pen = { id: '', name: '' };
let [storyId, chapterId] = ['', ''];

onFanFixture(async (made) => {
  ({ fixture, mara, ivo } = made);
  context = made;
  const { database, clock } = made;
  ada = await makePlayer(database, clock, 'Ada');
  pen = await makePenName(database, clock, made.mara.id, 'Juniper Vale');
});

const person = (viewer: Viewer | undefined) => viewer ?? expect.fail('nobody');
const db = () => context.database.db;
const limiter = () => createRateLimiter(db(), context.clock, 'secret');
const follows = () => createFollows({ db: db(), clock: context.clock, limiter: limiter() });
const publish = (by = mara, id: string = randomUUID(), as = pen.id) =>
  fixture.service.stories.create(person(by), { id, fandom: FANDOM, title: 'A Harbour', content: 'The harbour was empty.', pen: as });
const page = (viewerId?: string) => fixture.service.reading.page({ storyId, chapterNumber: 1, viewerId });
const comment = (by: Viewer | undefined, answers?: string) => {
  const id = randomUUID();
  return fixture.service.comments.post(person(by), { id, storyId, chapterId, answers, text: 'A word.' }).then(() => id);
};
const progressOf = async (id: string) => (await fixture.progress.progressOf(id)).storiesPublished;

/** What a player was told: of which kind, and by whom. */
async function told(playerId: string) {
  const rows = await db()
    .selectFrom('notice')
    .leftJoin('player', 'player.id', 'notice.actor_id')
    .select(['notice.kind', 'player.name as actor'])
    .where('notice.player_id', '=', playerId)
    .orderBy('notice.kind')
    .execute();
  return rows.map(({ kind, actor }) => `${kind} by ${actor}`).toSorted();
}

describe('publishing', () => {
  it('is refused under names that are not one’s own, or retired, or whose draft others read along', async () => {
    await expect(publish(ivo)).rejects.toThrow(penNameTexts.notYours);
    await expect(publish(mara, randomUUID(), person(ivo).id)).rejects.toThrow(penNameTexts.notYours);
    await expect(publish(mara, randomUUID(), person(mara).id)).rejects.toThrow(penNameTexts.notYours);
    const draft = randomUUID();
    const now = context.clock.now();
    const share = { id: randomUUID(), owner_id: person(mara).id, work_id: draft, chapter_id: null, link: null, created_at: now };
    await db()
      .insertInto('beta_share')
      .values({ ...share, ends_at: now })
      .execute();
    await expect(publish(mara, draft)).rejects.toThrow(signTexts.readAlong);
    await db().updateTable('player').set({ pen_retired_at: now }).where('id', '=', pen.id).execute();
    await expect(publish()).rejects.toThrow(penNameTexts.notYours);
  });

  it('tells those who follow the pen name, and nobody who follows its owner or its owner', async () => {
    await follows().follow(person(ivo), pen.id);
    await follows().follow(person(ada), person(mara).id);
    await fixture.service.fandoms.follows.set({ playerId: person(mara).id, fandomId: FANDOM.id, following: true });
    await publish();
    expect(await told(person(ivo).id)).toEqual(['story by Juniper Vale']);
    expect(await told(person(ada).id)).toEqual([]);
    expect(await told(person(mara).id)).toEqual(['follower by Ada', 'follower by Ivo']);
    expect(await told(pen.id)).toEqual([]);
  });

  it('counts for the pen name alone', async () => {
    await publish();
    expect([await progressOf(pen.id), await progressOf(person(mara).id)]).toEqual([1, 0]);
  });

  it('is the same story when the form is sent twice', async () => {
    const id = randomUUID();
    await Promise.all([publish(mara, id), publish(mara, id)]);
    expect(await progressOf(pen.id)).toBe(1);
    await expect(publish(ivo, id)).rejects.toThrow();
  });
});

describe('a story under a pen name', () => {
  beforeEach(async () => {
    ({ storyId } = await publish());
    [chapterId = ''] = await fixture.chapterIds(storyId);
  });

  it('names it wherever it stands, and never its owner', async () => {
    for (const viewer of [undefined, person(ivo).id]) {
      const shown = await page(viewer);
      expect(shown).not.toHaveProperty('underPenName');
      expect(shown).toMatchObject({ author: 'Juniper Vale', authorId: pen.id, own: false, joint: false });
      expect(JSON.stringify(shown)).not.toMatch(new RegExp(`Mara|${person(mara).id}`));
    }
    const listed = (authorId: string) => listStories(db(), { sort: 'latest', authorId, viewerId: undefined, now: context.clock.now() });
    expect((await listed(pen.id)).cards.map(({ author }) => author)).toEqual(['Juniper Vale']);
    expect((await listed(person(mara).id)).cards).toEqual([]);
  });

  it('is its owner’s own in lists, and nothing new in its fandom to them', async () => {
    const inList = async (viewerId?: string) => {
      const { cards } = await listStories(db(), { sort: 'latest', viewerId, now: context.clock.now() });
      return cards.map(({ own }) => own);
    };
    expect([await inList(person(mara).id), await inList(person(ivo).id), await inList()]).toEqual([[true], [false], [false]]);
    const { follows: ofFandoms } = fixture.service.fandoms;
    for (const { id } of [person(mara), person(ivo)]) await ofFandoms.set({ playerId: id, fandomId: FANDOM.id, following: true });
    context.clock.advance(1_000);
    await publish();
    const hasNew = async ({ id }: Viewer) => (await ofFandoms.of(id, FANDOM.id)).hasNew;
    expect([await hasNew(person(mara)), await hasNew(person(ivo))]).toEqual([false, true]);
  });

  it('is its owner’s to write on, rename, unpublish and delete', async () => {
    expect(await page(person(mara).id)).toMatchObject({ own: true, underPenName: true, commentAs: 'Write a comment as Juniper Vale...' });
    const owner = person(mara).id;
    expect((await ownStories(db(), { playerId: owner })).stories).toMatchObject([
      { id: storyId, woven: false, pen: 'Juniper Vale', may: { delete: true } },
    ]);
    await fixture.service.stories.rename(person(mara), storyId, 'Another Harbour');
    const reach = createReach({ db: db(), clock: context.clock, progress: fixture.progress, orphanings: [] });
    await reach.set({ storyId, playerId: owner }, 'taken-back');
    expect([await progressOf(pen.id), await progressOf(owner)]).toEqual([0, 0]);
    await reach.set({ storyId, playerId: owner }, 'library');
    await expect(fixture.service.stories.delete(person(ivo), storyId)).rejects.toThrow();
    await fixture.service.stories.delete(person(mara), storyId);
    expect([await progressOf(pen.id), await progressOf(owner)]).toEqual([0, 0]);
  });

  it('can be deleted from one’s stories, and counts for the pen name no longer', async () => {
    const limited = createLimitedQueries(context.database);
    const stories = createStoriesService({ db: db(), clock: context.clock, progress: fixture.progress, limited });
    await stories.deleteStory({ storyId, playerId: person(mara).id });
    expect([await progressOf(pen.id), await progressOf(person(mara).id)]).toEqual([0, 0]);
  });

  it('tells of its chapters those who follow it and the pen name, by that name', async () => {
    await follows().follow(person(ivo), pen.id);
    await follows().follow(person(ada), person(mara).id);
    await fixture.service.chapters.add(person(mara), storyId, { id: randomUUID(), title: 'Later', content: 'It was evening.' });
    expect(await told(person(ivo).id)).toEqual(['chapter by Juniper Vale']);
    expect(await told(person(ada).id)).toEqual([]);
  });

  it('keeps the history of its words for its owner', async () => {
    const source = await fixture.service.reading.chapterSource(storyId, chapterId, person(mara).id);
    const edit = { id: chapterId, title: 'Chapter 1', content: 'The harbour was full.', base: source?.base ?? 0 };
    context.clock.advance(60_000);
    await fixture.service.chapters.edit(person(mara), storyId, edit);
    const rows = await db().selectFrom('text_version').select('player_id').where('text_id', '=', chapterId).execute();
    expect(new Set(rows.map(({ player_id }) => player_id))).toEqual(new Set([pen.id]));
  });

  it('cannot be rated, liked or followed by its owner, who cannot follow the pen name either', async () => {
    const owner = person(mara).id;
    const ratings = createRatingsService({ db: db(), clock: context.clock, progress: fixture.progress, secret: 'secret' });
    await expect(ratings.rateStory({ storyId, playerId: owner, value: 5 })).rejects.toMatchObject({ reason: 'own-story' });
    const kudos = createKudos({ db: db(), clock: context.clock, limiter: limiter() });
    await expect(kudos.give({ playerId: owner }, storyId)).rejects.toThrow();
    await expect(follows().follow(person(mara), pen.id)).rejects.toThrow();
    await ratings.rateStory({ storyId, playerId: person(ivo).id, value: 5 });
    expect((await fixture.progress.progressOf(owner)).xp).toBe(0);
    expect(await told(owner)).toEqual(['rating by null']);
  });

  it('is answered under the pen name, and its owner is told of comments', async () => {
    const asked = await comment(ivo);
    await comment(mara, asked);
    const { threads } = await fixture.service.comments.list({ storyId, chapterId, viewerId: person(ivo).id });
    expect(JSON.stringify(threads)).not.toMatch(new RegExp(`Mara|${person(mara).id}`));
    expect(JSON.stringify(threads)).toContain('Juniper Vale');
    expect(await told(person(ivo).id)).toEqual(['answer by Juniper Vale']);
    expect(await told(person(mara).id)).toEqual(['comment by Ivo']);
    const list = await fixture.service.comments.list({ storyId, chapterId, viewerId: person(mara).id });
    expect(list.commentAs).toBe('Write a comment as Juniper Vale...');
    const own = commentsOn(list);
    expect(own).toMatchObject([{ author: 'Ivo', may: { remove: true, edit: false } }]);
  });

  it('lets its owner change and remove what they wrote there, and nobody else', async () => {
    const id = await comment(mara);
    await expect(fixture.service.comments.edit(person(ivo), id, 'Mine.')).rejects.toThrow();
    await fixture.service.comments.edit(person(mara), id, 'Another word.');
    const shown = commentsOn(await fixture.service.comments.list({ storyId, chapterId, viewerId: undefined }));
    expect(shown).toMatchObject([{ author: 'Juniper Vale', authorId: pen.id, badge: 'author', text: 'Another word.' }]);
    await fixture.service.comments.remove(person(mara), id);
    expect(commentsOn(await fixture.service.comments.list({ storyId, chapterId, viewerId: undefined }))).toEqual([]);
  });

  it('is nobody’s any longer once it is left for good', async () => {
    await comment(mara);
    const reach = createReach({ db: db(), clock: context.clock, progress: fixture.progress, orphanings: [orphanFanStory] });
    await reach.orphan({ storyId, playerId: person(mara).id });
    expect(await page(person(mara).id)).toMatchObject({ author: 'Anonymous', authorId: null, own: false });
    expect(commentsOn(await fixture.service.comments.list({ storyId, chapterId, viewerId: undefined }))).toMatchObject([
      { author: 'Anonymous' },
    ]);
    expect(await progressOf(pen.id)).toBe(0);
    const left = await db().selectFrom('co_author').select('player_id').where('story_id', '=', storyId).execute();
    expect(left).toEqual([]);
  });
});
