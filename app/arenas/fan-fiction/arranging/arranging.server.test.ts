import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { MAX_NOTE } from '~/stories/notes/notes';
import type { SaidOfChapter } from '../drafts/said-of-story';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { arrangingTexts } from '../texts';

const HOUR = 60 * 60 * 1000;

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;
let storyId: string;
let second: string;
let third: string;

onFanFixture((context) => {
  ({ fixture, database, clock, mara, ivo } = context);
});

beforeEach(async () => {
  storyId = await fixture.publish(mara, { content: 'First.\n\nFirst, on.' });
  [second, third] = [await add('Second'), await add('Third')];
  clock.advance(HOUR);
});

async function add(title: string): Promise<string> {
  const id = randomUUID();
  await fixture.service.chapters.add(mara, storyId, { id, title, content: `${title}.\n\n${title}, on.` });
  return id;
}

async function draft(title = 'New', body = 'New words.', said?: SaidOfChapter): Promise<string> {
  const id = randomUUID();
  const sent = { writerId: mara.id, saveId: randomUUID(), title, body, baseVersion: 0, place: { kind: 'chapter' as const, storyId, said } };
  await fixture.service.drafts.keep(mara, id, sent);
  return id;
}

const read = (chapterNumber = 1) => fixture.service.reading.story({ storyId, chapterNumber, viewerId: mara.id });
const titles = async () => ((await read())?.chapters ?? []).map(({ number, title }) => `${number} ${title}`);
const storyRow = () => database.db.selectFrom('story').selectAll().where('id', '=', storyId).executeTakeFirstOrThrow();

describe('the order of chapters', () => {
  it('is changed by its author, and the comments go with their chapter', async () => {
    await fixture.service.comments.post(ivo, { id: randomUUID(), storyId, chapterId: third, text: 'Of the third.' });
    expect(await fixture.service.order.move(mara, storyId, { id: third, to: 1 })).toEqual({ title: 'Third', number: 1, of: 3 });
    expect(await titles()).toEqual(['1 Third', '2 Chapter 1', '3 Second']);
    expect(await storyRow()).toMatchObject({ body: 'Third.\n\nThird, on.', chapter_count: 3 });
    const { threads } = await fixture.service.comments.list({ storyId, chapterId: third, viewerId: undefined });
    expect(threads).toHaveLength(1);
    await fixture.service.order.move(mara, storyId, { id: third, to: 1 });
    expect(await titles()).toEqual(['1 Third', '2 Chapter 1', '3 Second']);
  });

  it('changes numbers, but not the address by a chapter’s id', async () => {
    await fixture.service.order.move(mara, storyId, { id: third, to: 1 });
    const byId = (chapterId: string) => fixture.service.reading.story({ storyId, chapterNumber: 1, chapterId, viewerId: undefined });
    expect((await byId(second))?.chapter).toMatchObject({ id: second, number: 3 });
    expect((await byId(randomUUID()))?.chapter).toMatchObject({ id: third, number: 1 });
  });

  it('is nobody else’s to change', async () => {
    await expect(fixture.service.order.move(ivo, storyId, { id: third, to: 1 })).rejects.toMatchObject({ status: 403 });
    await expect(fixture.service.order.move(mara, storyId, { id: randomUUID(), to: 1 })).rejects.toMatchObject({ status: 404 });
  });

  it('is not news to followers', async () => {
    const before = (await storyRow()).chapter_added_at;
    await fixture.service.order.move(mara, storyId, { id: third, to: 1 });
    expect((await storyRow()).chapter_added_at).toEqual(before);
  });
});

describe('splitting a chapter', () => {
  const split = (id: string, more: object = {}) => ({
    chapterId: second,
    id,
    title: 'Half',
    at: 9,
    base: clock.now().getTime() - HOUR,
    ...more,
  });

  it('makes two, of which the first keeps comments and address', async () => {
    await fixture.service.comments.post(ivo, { id: randomUUID(), storyId, chapterId: second, text: 'Of the second.' });
    const id = randomUUID();
    expect(await fixture.service.order.split(mara, storyId, split(id))).toEqual({ number: 3 });
    expect(await fixture.service.order.split(mara, storyId, split(id))).toEqual({ number: 3 });
    expect(await titles()).toEqual(['1 Chapter 1', '2 Second', '3 Half', '4 Third']);
    expect(await fixture.service.reading.chapterSource(storyId, second, mara.id)).toMatchObject({ content: 'Second.' });
    expect(await fixture.service.reading.chapterSource(storyId, id, mara.id)).toMatchObject({ content: 'Second, on.' });
    const { threads } = await fixture.service.comments.list({ storyId, chapterId: second, viewerId: undefined });
    expect(threads).toHaveLength(1);
    const history = await fixture.service.histories.read(mara, second, new URLSearchParams());
    expect(history?.versions.map(({ words }) => words)).toEqual([1, 3]);
  });

  it('is refused in the middle of a paragraph, of what was changed meanwhile, and of unpublished changes', async () => {
    const refused = (more: object) => fixture.service.order.split(mara, storyId, split(randomUUID(), more));
    await expect(refused({ at: 10 })).rejects.toMatchObject({ message: arrangingTexts.splitWhere });
    await expect(refused({ base: 5 })).rejects.toMatchObject({ status: 409 });
    const sent = { writerId: mara.id, saveId: randomUUID(), title: 'Second', body: 'Other.', baseVersion: 0 };
    await fixture.service.drafts.keep(mara, second, { ...sent, place: { kind: 'edit', storyId, base: split('').base } });
    await expect(refused({})).rejects.toMatchObject({ message: arrangingTexts.splitDraft });
    expect(await titles()).toHaveLength(3);
  });
});

describe('an unpublished chapter', () => {
  it('has the notes of the file that it was imported from, in its form and when it is published from the list', async () => {
    const id = await draft('Noted', 'New words.', { noteBefore: 'Mind the step.', noteAfter: 'x'.repeat(6_000) });
    const open = await fixture.service.drafts.open(mara.id, { storyId }, id);
    expect(open?.said).toMatchObject({ noteBefore: 'Mind the step.' });
    await fixture.service.schedule.publish(mara, storyId, { id });
    expect((await read(4))?.chapter).toMatchObject({ title: 'Noted', noteBefore: 'Mind the step.', noteAfter: 'x'.repeat(MAX_NOTE) });
  });

  it('is published at its place', async () => {
    const id = await draft();
    expect(await fixture.service.schedule.publish(mara, storyId, { id, before: second })).toEqual({ number: 2 });
    expect(await titles()).toEqual(['1 Chapter 1', '2 New', '3 Second', '4 Third']);
    expect((await storyRow()).chapter_added_at).toEqual(clock.now());
    await expect(fixture.service.schedule.publish(mara, storyId, { id })).rejects.toMatchObject({ status: 404 });
    await expect(fixture.service.schedule.publish(ivo, storyId, { id: await draft() })).rejects.toMatchObject({ status: 403 });
  });

  it('stays as it is where its story is full when its time comes', async () => {
    const id = await draft();
    await fixture.service.schedule.schedule(mara, storyId, { id, at: new Date(clock.now().getTime() + HOUR) });
    await database.execute('update story set chapter_count = 500 where id = $1', [storyId]);
    clock.advance(HOUR);
    expect(await fixture.service.schedule.publishDue()).toBe(0);
    expect(await fixture.service.drafts.list(mara.id, storyId)).toMatchObject([
      { id, publishAt: undefined, notPublished: expect.any(String) },
    ]);
    await fixture.service.schedule.schedule(mara, storyId, { id, at: new Date(clock.now().getTime() + HOUR) });
    expect(await fixture.service.drafts.list(mara.id, storyId)).toMatchObject([{ id, notPublished: undefined }]);
  });

  it('is published with all others, in the order of their list, or none of them is', async () => {
    const scheduled = await draft('Scheduled');
    await fixture.service.schedule.schedule(mara, storyId, { id: scheduled, at: new Date(clock.now().getTime() + HOUR) });
    for (const title of ['Last', 'First']) {
      clock.advance(1);
      await draft(title);
    }
    clock.advance(1);
    const untitled = await draft('');
    await expect(fixture.service.schedule.publishAll(mara, storyId)).rejects.toMatchObject({ message: arrangingTexts.titleFirst });
    await expect(fixture.service.schedule.publishAll(ivo, storyId)).rejects.toMatchObject({ status: 403 });
    expect(await titles()).toHaveLength(3);
    await database.execute('delete from chapter_draft where id = $1', [untitled]);
    await fixture.service.schedule.publishAll(mara, storyId);
    expect(await titles()).toEqual(['1 Chapter 1', '2 Second', '3 Third', '4 First', '5 Last']);
    expect(await fixture.service.drafts.list(mara.id, storyId)).toMatchObject([{ id: scheduled }]);
  });

  it('needs a title and words', async () => {
    const untitled = { id: await draft('') };
    await expect(fixture.service.schedule.publish(mara, storyId, untitled)).rejects.toMatchObject({ message: arrangingTexts.titleFirst });
    const empty = { id: await draft('Empty', ' ') };
    await expect(fixture.service.schedule.publish(mara, storyId, empty)).rejects.toMatchObject({ message: arrangingTexts.wordsFirst });
  });

  it('is published once when its time has come, where its author wanted it', async () => {
    const id = await draft();
    const at = new Date(clock.now().getTime() + HOUR);
    expect(await fixture.service.schedule.schedule(mara, storyId, { id, before: third, at })).toEqual({ at });
    await fixture.service.order.move(mara, storyId, { id: third, to: 1 });
    clock.advance(HOUR - 1);
    expect(await fixture.service.schedule.publishDue()).toBe(0);
    clock.advance(1);
    const sweeps = await Promise.all([fixture.service.schedule.publishDue(), fixture.service.schedule.publishDue()]);
    expect(sweeps.reduce((sum, count) => sum + count)).toBe(1);
    expect(await titles()).toEqual(['1 New', '2 Third', '3 Chapter 1', '4 Second']);
    expect(await storyRow()).toMatchObject({ chapter_added_at: clock.now(), body: 'New words.' });
  });

  it('is not published by itself once its author takes that back, nor without words', async () => {
    const at = new Date(clock.now().getTime() + HOUR);
    const [kept, emptied] = [await draft(), await draft()];
    for (const id of [kept, emptied]) await fixture.service.schedule.schedule(mara, storyId, { id, at });
    await fixture.service.schedule.unschedule(mara, storyId, kept);
    await database.execute(`update chapter_draft set body = '' where id = $1`, [emptied]);
    clock.advance(2 * HOUR);
    expect(await fixture.service.schedule.publishDue()).toBe(0);
    expect(await titles()).toHaveLength(3);
    expect(await fixture.service.drafts.list(mara.id, storyId)).toHaveLength(2);
  });

  it('is scheduled for a time within a year only', async () => {
    const id = await draft();
    const inMs = (ms: number) => fixture.service.schedule.schedule(mara, storyId, { id, at: new Date(clock.now().getTime() + ms) });
    await expect(inMs(-1)).rejects.toMatchObject({ message: arrangingTexts.timePast });
    await expect(inMs(400 * 24 * HOUR)).rejects.toMatchObject({ message: arrangingTexts.timeFar });
    const never = fixture.service.schedule.schedule(mara, storyId, { id, at: undefined });
    await expect(never).rejects.toMatchObject({ message: arrangingTexts.timeMissing });
  });
});
