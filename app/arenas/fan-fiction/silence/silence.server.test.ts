import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { listNotices } from '~/notifications/list/list-notices.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import type { TestClock } from '~/platform/testing/test-clock';
import { fanFictionNoticeKinds } from '../notice-kinds';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { makeHolding } from '../testing/held-stories';
import { formTexts } from '../texts';
import { SILENT_DAYS } from './silence';

let context: TestDatabaseFixture;
let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
/** The story's author. */
let mara: Viewer;
let ivo: Viewer;
let storyId: string;

onFanFixture(async (made) => {
  context = made;
  ({ database, clock, fixture, mara, ivo } = made);
  storyId = await fixture.publish(mara, { title: 'A Harbour' });
  await say({ progress: 'in_progress' });
});

const silence = () => fixture.service.silence;
const say = (said: { progress: 'in_progress' | 'complete' | 'hiatus' | null }) =>
  database.db.updateTable('story').set(said).where('id', '=', storyId).execute();
const told = async () =>
  (await listNotices(database.db, fanFictionNoticeKinds, { playerId: mara.id })).notices.map(({ text, to }) => [
    text.map((piece) => piece.text).join(''),
    to,
  ]);
const page = (viewerId = mara.id) => fixture.service.reading.page({ storyId, chapterNumber: 1, viewerId });
const addChapter = () => fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Next', content: 'And then it was full.' });

it('asks the author of a story in progress once, after half a year without a change', async () => {
  clock.advance((SILENT_DAYS - 1) * DAY_MS);
  expect(await silence().askDue()).toBe(0);
  clock.advance(DAY_MS);
  expect([await silence().askDue(), await silence().askDue()]).toEqual([1, 0]);
  expect(await told()).toEqual([['Is “A Harbour” on hiatus? Nothing has been added for half a year', `/fan-fiction/story/${storyId}`]]);
  expect([(await page())?.asksProgress, (await page(ivo.id))?.asksProgress]).toEqual([true, false]);
});

it('asks an author whose name a collection hides', async () => {
  await (await makeHolding(context, ivo)).unname({ storyId, author: mara });
  clock.advance(SILENT_DAYS * DAY_MS);
  expect(await silence().askDue()).toBe(1);
  expect(await told()).toHaveLength(1);
});

it('asks nobody whose story is complete, on hiatus or says nothing of it', async () => {
  clock.advance(SILENT_DAYS * DAY_MS);
  for (const progress of ['complete', 'hiatus', null] as const) {
    await say({ progress });
    expect(await silence().askDue(), String(progress)).toBe(0);
  }
});

it('takes the author’s answer, whichever it is, and asks again only after the next silence', async () => {
  for (const progress of ['in_progress', 'hiatus', 'complete'] as const) {
    await say({ progress: 'in_progress' });
    clock.advance(SILENT_DAYS * DAY_MS);
    expect(await silence().askDue()).toBe(1);
    await expect(silence().answer(ivo, storyId, progress)).rejects.toThrow(formTexts.notAllowed);
    await silence().answer(mara, storyId, progress);
    const { asksProgress, progress: shown } = (await page()) ?? {};
    expect([asksProgress, shown]).toEqual([
      false,
      expect.stringContaining({ in_progress: 'In progress', hiatus: 'On hiatus', complete: 'Complete' }[progress]),
    ]);
    clock.advance(SILENT_DAYS * DAY_MS);
    expect(await silence().askDue()).toBe(0);
    await addChapter();
  }
});
