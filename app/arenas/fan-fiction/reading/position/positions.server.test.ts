import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import { type FanFixture, onFanFixture } from '../../testing/fan-fixture';
import { unfinishedReading } from './positions.server';

let database: OpenDatabase;
let fixture: FanFixture;
/** The story's author. */
let mara: Viewer;
let ivo: Viewer;
let storyId: string;
let chapters: string[];

onFanFixture(async (context) => {
  ({ database, fixture, mara, ivo } = context);
  storyId = await fixture.publish(mara, { title: 'A Harbour' });
  await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Two', content: 'And then it was full.' });
  chapters = await fixture.chapterIds(storyId);
});

const readers = () => fixture.service.readers;
const open = (player = ivo) => readers().countRead({ player, clientAddress: '192.0.2.1' }, storyId);
const stopIn = (chapter: number, share: number, playerId = ivo.id) =>
  readers().keepPosition({ playerId, storyId, chapterId: chapters[chapter - 1] ?? '', share });
const position = (playerId = ivo.id) => readers().positionOf({ playerId, storyId });
const toGoOn = async () => (await unfinishedReading(database, ivo.id, 3)).map(({ title, detail, to }) => [title, detail, to]);

describe('where a reader stopped', () => {
  it('is the latest place, for them alone', async () => {
    await open();
    await stopIn(1, 0.25);
    await stopIn(2, 0.5);
    expect(await position()).toEqual({ chapter: 2, id: chapters[1], share: 0.5 });
    expect(await position(mara.id)).toBeUndefined();
  });

  it('follows its chapter, and is unknown once that is deleted', async () => {
    await open();
    await stopIn(2, 0.5);
    await fixture.service.order.move(mara, storyId, { id: chapters[1] ?? '', to: 1 });
    expect(await position()).toMatchObject({ chapter: 1, id: chapters[1] });
    await fixture.service.chapters.delete(mara, storyId, chapters[1] ?? '');
    expect(await position()).toBeUndefined();
  });

  it('is kept with the reading history only: not before a story is opened, nor while none is kept', async () => {
    await stopIn(2, 0.5);
    expect(await position()).toBeUndefined();
    await open();
    await stopIn(1, 0.5);
    await database.db.updateTable('player').set({ keeps_history: false }).where('id', '=', ivo.id).execute();
    expect([await position(), await toGoOn()]).toEqual([undefined, []]);
    await stopIn(2, 0.75);
    await database.db.updateTable('player').set({ keeps_history: true }).where('id', '=', ivo.id).execute();
    expect(await position()).toMatchObject({ chapter: 1 });
  });

  it('is no chapter of another story, and nothing that is not there', async () => {
    await open();
    const [other = ''] = await fixture.chapterIds(await fixture.publish(mara));
    for (const chapterId of [other, randomUUID(), 'no id', '']) {
      await readers().keepPosition({ playerId: ivo.id, storyId, chapterId, share: 0.5 });
    }
    expect(await position()).toBeUndefined();
  });

  it('is offered on their own page until the story is read, and while it is listed', async () => {
    await open();
    expect(await toGoOn(), 'opened, and not read on').toEqual([]);
    await stopIn(2, 0.5);
    expect(await toGoOn()).toEqual([['A Harbour', 'Chapter 2', `/fan-fiction/story/${storyId}?chapter=2`]]);
    const set = (status: 'hidden' | 'published') => database.db.updateTable('story').set({ status }).where('id', '=', storyId).execute();
    await set('hidden');
    expect(await toGoOn()).toEqual([]);
    await set('published');
    await stopIn(2, 1);
    expect(await toGoOn()).toEqual([]);
  });
});
