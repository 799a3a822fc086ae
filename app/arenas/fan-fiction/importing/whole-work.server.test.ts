import { randomUUID } from 'node:crypto';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { createFanFictionService } from '../fan-fiction.server';
import { fandoms } from '../fandoms/fandom-registry';
import { archiveDownload } from '../testing/archive-download';
import { onFanFixture } from '../testing/fan-fixture';
import { readFiles } from './read-files';
import { wholeWork } from './whole-work';

/** One whose name and id are spelled differently. */
const FANDOM = fandoms.find(({ id, name }) => id.includes('-') && name.includes(' ')) ?? { id: '', name: '' };

let database: OpenDatabase;
let arena: ReturnType<typeof createFanFictionService>;
let mara: Viewer;
let ivo: Viewer;

onFanFixture(async ({ database: opened, clock, fixture, ...people }) => {
  ({ mara, ivo } = people);
  database = opened;
  const { db } = database;
  const limiter = createRateLimiter(db, clock, 'secret');
  const { progress, reads } = fixture;
  arena = createFanFictionService({ db, clock, secret: 'secret', limiter, progress, reads, baseOf: () => 40 });
});
beforeEach(() => vi.stubGlobal('DOMParser', new Window().DOMParser));
afterEach(() => vi.unstubAllGlobals());

/** Imports a download into a fandom as its page does, and publishes it. @returns the story's id. */
async function bring(player: Viewer): Promise<string> {
  const read = await readFiles([new File([archiveDownload()], 'tides.html')], { megabytes: 1, fandom: FANDOM.name });
  if ('problem' in read) throw new Error(read.problem);
  const work = wholeWork(read, read.chapters, FANDOM.id);
  if (!work) throw new Error('The file says nothing of where its work was.');
  const id = randomUUID();
  await arena.backlist.begin(player, id, { ...work, batchId: id, chapters: work.chapters.length });
  await arena.backlist.add(player, id, { from: 1, chapters: work.chapters });
  await arena.backlist.publish(player, id);
  return id;
}

it('keeps the notes, days, series and origin of a single work, in the fandom that its author chose', async () => {
  const storyId = await bring(mara);
  const page = (chapterNumber: number) => arena.reading.page({ storyId, chapterNumber, viewerId: ivo.id });
  const [first, second] = [await page(1), await page(2)];
  expect(first).toMatchObject({
    ...{ title: 'Tides', fandom: { id: FANDOM.id }, summary: 'Of tides.', noteBefore: 'Thanks.' },
    ...{ origin: { byline: 'Mara' }, chapter: { title: 'One', noteBefore: 'Mind the step.' } },
  });
  expect(second?.chapter).toMatchObject({ title: 'Two', noteAfter: 'More soon.' });
  const { rows } = await database.execute(`select collection.title, place, address, first_published, last_updated
    from imported_work join collection_story on collection_story.story_id = imported_work.story_id
    join collection on collection.id = collection_id`);
  expect(rows).toEqual([
    {
      ...{ title: 'The Sea', place: 2, address: 'https://archiveofourown.org/works/123' },
      ...{ first_published: '2019-05-05', last_updated: '2020-01-02' },
    },
  ]);
});

it('waits for a moderator when its file names another author', async () => {
  const storyId = await bring(ivo);
  expect((await arena.backlist.list(ivo.id)).map(({ state }) => state)).toEqual(['held']);
  expect(await arena.reading.page({ storyId, chapterNumber: 1, viewerId: mara.id })).toBeUndefined();
});
