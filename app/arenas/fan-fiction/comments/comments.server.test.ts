import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { trustOf } from '~/progress/trust/trust';
import { makeTrustedPlayer } from '~/progress/trust/trusted-player-fixture';
import { commentsOn, type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { formTexts } from '../texts';
import { hideComment } from './hide-comment.server';

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
let mara: Viewer;
let ivo: Viewer;
let storyId: string;
let chapterId: string;

onFanFixture(async (context) => {
  ({ database, clock, fixture, mara, ivo } = context);
  storyId = await fixture.publish(mara);
  [chapterId = ''] = await fixture.chapterIds(storyId);
});

const post = async (text: string, { player = ivo, on = chapterId, id = randomUUID() as string } = {}) => {
  await fixture.service.comments.post(player, { id, storyId, chapterId: on || undefined, text });
  clock.advance(1_000);
  return id;
};
const list = (options: { chapterId?: string; cursor?: string | undefined; limit?: number; viewerId?: string } = {}) =>
  fixture.service.comments.list({ storyId, viewerId: undefined, ...options });
const hide = async (commentId: string, hidden: boolean) => (await hideComment({ db: database.db, clock }, commentId, hidden)).changed;
const count = async () => (await fixture.service.reading.story({ storyId, chapterNumber: 1, viewerId: undefined }))?.commentCount;

describe('comments', () => {
  it('are listed newest first, page by page', async () => {
    for (const text of ['one', 'two', 'three']) await post(text);
    const first = await list({ limit: 2 });
    expect(commentsOn(first).map(({ text }) => text)).toEqual(['three', 'two']);
    const second = await list({ limit: 2, cursor: first.next });
    expect(commentsOn(second).map(({ text }) => text)).toEqual(['one']);
    expect(second.next).toBeUndefined();
    for (const word of ['broken', `999999999999999.${randomUUID()}`, `1.${'-'.repeat(36)}`]) {
      const cursor = Buffer.from(word).toString('base64url');
      expect((await list({ cursor })).threads).toHaveLength(3);
    }
  });

  it('are not taken from the maintainer of a collection in which the story waits: they read it, and no more', async () => {
    const { db } = database;
    const collection = randomUUID();
    const now = clock.now();
    await db
      .insertInto('collection')
      .values({ id: collection, owner_id: ivo.id, kind: 'shared', title: 'Winter Tales', is_public: true, made_at: now, changed_at: now })
      .execute();
    await db.insertInto('shared_collection').values({ collection_id: collection, slug: 'winter-tales', moderated: false }).execute();
    await db
      .insertInto('shared_work')
      .values({ collection_id: collection, story_id: storyId, player_id: mara.id, state: 'in', waits: true, added_at: now })
      .execute();
    await db.updateTable('story').set({ status: 'draft' }).where('id', '=', storyId).execute();
    expect(await fixture.service.reading.story({ storyId, chapterNumber: 1, viewerId: ivo.id })).toBeDefined();
    await expect(post('Too early')).rejects.toThrow(formTexts.storyMissing);
  });

  it('are not taken from an author whose name is held back, and a block of theirs tells nobody whose the story is', async () => {
    const { db } = database;
    const now = clock.now();
    const id = await post('before');
    await db.updateTable('story').set({ author_id: null }).where('id', '=', storyId).execute();
    const author = { story_id: storyId, player_id: mara.id, invited_by: null, invited_at: now, joined_at: now };
    await db.insertInto('co_author').values(author).execute();
    await db.insertInto('player_block').values({ player_id: mara.id, other_id: ivo.id, kind: 'block', created_at: now }).execute();
    await expect(post('Mine', { player: mara })).rejects.toThrow(formTexts.commentNames);
    await post('Hello');
    await fixture.service.comments.edit(ivo, id, 'after');
    await fixture.service.stickers.give(ivo, { storyId, chapterId, sticker: 'loved' });
    expect(commentsOn(await list()).map(({ text }) => text)).toEqual(['Hello', 'after']);
  });

  it('show name, player, day and permitted actions, and nothing else about their author', async () => {
    await post('Hello');
    expect(commentsOn(await list({ viewerId: mara.id }))).toEqual([
      {
        id: expect.any(String),
        author: 'Ivo',
        authorId: ivo.id,
        badge: undefined,
        folded: false,
        frozen: false,
        date: expect.stringMatching(/^\w{3} \d{1,2}, \d{4}$/),
        text: 'Hello',
        edited: false,
        linked: false,
        waiting: false,
        chapter: 1,
        may: { edit: false, remove: true, block: true, approve: true, answer: true, freeze: true },
      },
    ]);
    expect(commentsOn(await list({ viewerId: ivo.id }))[0]?.may).toEqual({
      ...{ edit: true, remove: true, block: false, approve: false },
      ...{ answer: true, freeze: false },
    });
  });

  it('of a chapter are only its own; those of the story are all of them', async () => {
    await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Second', content: 'More.' });
    const [, second = ''] = await fixture.chapterIds(storyId);
    await post('on the first');
    await post('on the second', { on: second });
    await post('on the whole', { on: '' });
    expect(commentsOn(await list({ chapterId: second })).map(({ text }) => text)).toEqual(['on the second']);
    expect(commentsOn(await list()).map(({ text, chapter }) => [text, chapter])).toEqual([
      ['on the whole', undefined],
      ['on the second', 2],
      ['on the first', 1],
    ]);
  });

  it('stay with the story when their chapter is deleted', async () => {
    await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Second', content: 'More.' });
    await post('stays');
    await fixture.service.chapters.delete(mara, storyId, chapterId);
    expect(commentsOn(await list())).toMatchObject([{ text: 'stays', chapter: undefined }]);
  });

  it('are taken off the count once when removed twice at the same time', async () => {
    const id = await post('Gone');
    const removals = [1, 2, 3].map(() => fixture.service.comments.remove(ivo, id));
    const ended = await Promise.allSettled(removals);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await count()).toBe(0);
  });

  it('count once when sent twice, and not at all once removed or hidden', async () => {
    const id = await post('twice');
    await post('twice', { id });
    const other = await post('other');
    expect(await count()).toBe(2);
    expect(await hide(other, true)).toBe(true);
    expect(await hide(other, true)).toBe(false);
    expect(commentsOn(await list()).map(({ text }) => text)).toEqual(['twice']);
    expect(await count()).toBe(1);
    await hide(other, false);
    await fixture.service.comments.remove(ivo, id);
    expect(await count()).toBe(1);
    await expect(fixture.service.comments.remove(ivo, id)).rejects.toThrow(formTexts.commentMissing);
  });

  it('cannot be changed while hidden', async () => {
    const id = await post('hidden');
    await hide(id, true);
    await expect(fixture.service.comments.edit(ivo, id, 'again')).rejects.toMatchObject({ status: 404 });
  });

  it('say when they were edited', async () => {
    const id = await post('first words');
    await fixture.service.comments.edit(ivo, id, 'better words');
    expect(commentsOn(await list())).toMatchObject([{ text: 'better words', edited: true }]);
  });

  it('are refused on a chapter of another story', async () => {
    const other = await fixture.publish(mara);
    const [elsewhere] = await fixture.chapterIds(other);
    await expect(post('lost', { on: elsewhere })).rejects.toThrow(formTexts.chapterMissing);
  });

  it('are limited per person, of newcomers to fewer', async () => {
    const known = await makeTrustedPlayer(database, clock, 'Lena');
    const newcomers = trustOf({ joinedAt: clock.now(), games: 0, stories: 0 }, clock.now()).comments;
    for (let sent = 0; sent < newcomers.max; sent += 1) await post('again');
    await expect(post('once more')).rejects.toThrow(/Too many attempts/);
    for (let sent = 0; sent <= newcomers.max; sent += 1) await post('again', { player: known });
    expect((await list({ viewerId: ivo.id })).newcomer).toContain('5 comments in 15 minutes');
    expect((await list({ viewerId: known.id })).newcomer).toBeUndefined();
  });

  it('have links that can be clicked, unless a newcomer or one who has left wrote them', async () => {
    const known = await makeTrustedPlayer(database, clock, 'Lena');
    await post('https://example.org', { player: known });
    await post('https://example.org');
    expect(commentsOn(await list()).map(({ linked }) => linked)).toEqual([false, true]);
    await database.db.deleteFrom('player').where('id', '=', known.id).execute();
    expect(commentsOn(await list()).map(({ linked }) => linked)).toEqual([false, false]);
  });

  it('are anonymous once their author has left', async () => {
    await post('bye');
    await database.db.deleteFrom('player').where('id', '=', ivo.id).execute();
    expect(commentsOn(await list())).toMatchObject([{ author: 'Anonymous', text: 'bye' }]);
  });
});
