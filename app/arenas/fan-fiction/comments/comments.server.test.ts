import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { commentLimit } from '../limits';
import { type FanStage, onFanStage } from '../testing/fan-fixture';
import { formTexts } from '../texts';
import { hideComment } from './hide-comment.server';

let database: OpenDatabase;
let clock: TestClock;
let stage: FanStage;
let mara: Viewer;
let ivo: Viewer;
let storyId: string;
let chapterId: string;

onFanStage(async (ground) => {
  ({ database, clock, stage, mara, ivo } = ground);
  storyId = await stage.publish(mara);
  [chapterId = ''] = await stage.chapterIds(storyId);
});

const post = async (text: string, { player = ivo, on = chapterId, id = randomUUID() as string } = {}) => {
  await stage.service.comments.post(player, { id, storyId, chapterId: on || undefined, text });
  clock.advance(1_000);
  return id;
};
const list = (options: { chapterId?: string; cursor?: string | undefined; limit?: number; viewerId?: string } = {}) =>
  stage.service.comments.list({ storyId, viewerId: undefined, ...options });
const hide = async (commentId: string, hidden: boolean) => (await hideComment({ db: database.db, clock }, commentId, hidden)).changed;
const count = async () => (await stage.service.reading.story({ storyId, chapterNumber: 1, viewerId: undefined }))?.commentCount;

describe('comments', () => {
  it('come newest first, page by page', async () => {
    for (const text of ['one', 'two', 'three']) await post(text);
    const first = await list({ limit: 2 });
    expect(first.comments.map(({ text }) => text)).toEqual(['three', 'two']);
    const second = await list({ limit: 2, cursor: first.next });
    expect(second.comments.map(({ text }) => text)).toEqual(['one']);
    expect(second.next).toBeUndefined();
    for (const word of ['broken', `999999999999999.${randomUUID()}`, `1.${'-'.repeat(36)}`]) {
      const cursor = Buffer.from(word).toString('base64url');
      expect((await list({ cursor })).comments).toHaveLength(3);
    }
  });

  it('show name, day and what their reader may do, and nothing else about their author', async () => {
    await post('Hello');
    const { comments } = await list({ viewerId: mara.id });
    expect(comments).toEqual([
      {
        id: expect.any(String),
        author: 'Ivo',
        date: expect.stringMatching(/^\w{3} \d{1,2}, \d{4}$/),
        text: 'Hello',
        edited: false,
        chapter: 1,
        may: { edit: false, remove: true },
      },
    ]);
    expect((await list({ viewerId: ivo.id })).comments[0]?.may).toEqual({ edit: true, remove: true });
  });

  it('of a chapter are only its own; the story has them all', async () => {
    await stage.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Second', content: 'More.' });
    const [, second = ''] = await stage.chapterIds(storyId);
    await post('on the first');
    await post('on the second', { on: second });
    await post('on the whole', { on: '' });
    expect((await list({ chapterId: second })).comments.map(({ text }) => text)).toEqual(['on the second']);
    expect((await list()).comments.map(({ text, chapter }) => [text, chapter])).toEqual([
      ['on the whole', undefined],
      ['on the second', 2],
      ['on the first', 1],
    ]);
  });

  it('stay with the story when their chapter is deleted', async () => {
    await stage.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Second', content: 'More.' });
    await post('stays');
    await stage.service.chapters.delete(mara, storyId, chapterId);
    expect((await list()).comments).toMatchObject([{ text: 'stays', chapter: undefined }]);
  });

  it('count once when sent twice, and no longer when removed or hidden', async () => {
    const id = await post('twice');
    await post('twice', { id });
    const other = await post('other');
    expect(await count()).toBe(2);
    expect(await hide(other, true)).toBe(true);
    expect(await hide(other, true)).toBe(false);
    expect((await list()).comments.map(({ text }) => text)).toEqual(['twice']);
    expect(await count()).toBe(1);
    await hide(other, false);
    await stage.service.comments.remove(ivo, id);
    expect(await count()).toBe(1);
    await expect(stage.service.comments.remove(ivo, id)).rejects.toThrow(formTexts.commentMissing);
  });

  it('that are hidden cannot be changed', async () => {
    const id = await post('hidden');
    await hide(id, true);
    await expect(stage.service.comments.edit(ivo, id, 'again')).rejects.toMatchObject({ status: 404 });
  });

  it('say when they were edited', async () => {
    const id = await post('first words');
    await stage.service.comments.edit(ivo, id, 'better words');
    expect((await list()).comments).toMatchObject([{ text: 'better words', edited: true }]);
  });

  it('are refused on a chapter of another story', async () => {
    const other = await stage.publish(mara);
    const [elsewhere] = await stage.chapterIds(other);
    await expect(post('lost', { on: elsewhere })).rejects.toThrow(formTexts.chapterMissing);
  });

  it('are limited per person', async () => {
    for (let sent = 0; sent < commentLimit.max; sent += 1) {
      await stage.service.comments.post(ivo, { id: randomUUID(), storyId, chapterId, text: 'again' });
    }
    await expect(post('once more')).rejects.toThrow(/Too many attempts/);
  });

  it('of a person who has left are anonymous', async () => {
    await post('bye');
    await database.db.deleteFrom('player').where('id', '=', ivo.id).execute();
    expect((await list()).comments).toMatchObject([{ author: 'Anonymous', text: 'bye' }]);
  });
});
