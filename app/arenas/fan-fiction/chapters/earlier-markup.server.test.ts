import { expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { DAY_MS } from '~/platform/clock/durations';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import type { TestClock } from '~/platform/testing/test-clock';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';

let fixture: FanFixture;
let database: TestDatabaseFixture['database'];
let clock: TestClock;
/** The story's author. */
let mara: Viewer;

onFanFixture((context) => {
  ({ fixture, database, clock, mara } = context);
});

const OLD = '1. See [the map](https://example.test), *she* said.';
const WRITTEN = String.raw`1\. See [the map\](https://example.test), *she* said.`;
const AS_BEFORE = [{ kind: 'paragraph', words: ['1. See [the map](https://example.test), ', { kind: 'em', words: ['she'] }, ' said.'] }];
const LINK = { kind: 'a', to: 'https://example.test', words: ['the map'] };

/** A story whose chapter was written before there were links and lists. */
async function oldStory(): Promise<{ storyId: string; chapterId: string }> {
  const storyId = await fixture.publish(mara, { content: OLD });
  const [chapterId = ''] = await fixture.chapterIds(storyId);
  for (const table of ['fanfic_chapter', 'text_version']) await database.execute(`update ${table} set markup = 1`);
  clock.advance(DAY_MS);
  return { storyId, chapterId };
}

const blocksOf = async (storyId: string) =>
  (await fixture.service.reading.story({ storyId, chapterNumber: 1, viewerId: undefined }))?.chapter.blocks;

it('an old chapter reads as before, and so does what its writer makes of it', async () => {
  const { storyId, chapterId } = await oldStory();
  expect(await blocksOf(storyId)).toEqual(AS_BEFORE);
  const source = await fixture.service.reading.chapterSource(storyId, chapterId, mara.id);
  expect(source?.content).toBe(WRITTEN);
  const edit = { id: chapterId, title: 'First', base: Number(source?.base) };
  await fixture.service.chapters.edit(mara, storyId, { ...edit, content: WRITTEN });
  expect(await blocksOf(storyId)).toEqual(AS_BEFORE);
});

it('an old text becomes one with links when its writer takes the backslash away', async () => {
  const { storyId, chapterId } = await oldStory();
  const source = await fixture.service.reading.chapterSource(storyId, chapterId, mara.id);
  await fixture.service.chapters.edit(mara, storyId, { id: chapterId, title: 'First', base: Number(source?.base), content: OLD });
  const [list] = (await blocksOf(storyId)) ?? [];
  expect(list).toMatchObject({ kind: 'list', start: 1, items: [[{ words: ['See ', LINK, ', ', {}, ' said.'] }]] });
  const history = await fixture.service.histories.read(mara, chapterId, new URLSearchParams());
  const brought = history?.versions.at(-1)?.id ?? '';
  await fixture.service.histories.bringBack(mara, chapterId, brought);
  expect((await fixture.service.drafts.open(mara.id, { chapterId }))?.body).toBe(WRITTEN);
});

it('links of an account younger than a day are words with their address', async () => {
  const storyId = await fixture.publish(mara, { content: 'See [the map](https://example.test).' });
  const page = async () => fixture.service.reading.page({ storyId, chapterNumber: 1, viewerId: undefined });
  expect((await page())?.chapter.blocks).toEqual([{ kind: 'paragraph', words: ['See ', 'the map', ' (https://example.test)', '.'] }]);
  const from = (await page())?.linksFrom;
  expect(from && Date.parse(from)).toBe(clock.now().getTime() + DAY_MS);
  clock.advance(DAY_MS);
  expect(await page()).not.toHaveProperty('linksFrom');
  expect(await blocksOf(storyId)).toEqual([{ kind: 'paragraph', words: ['See ', LINK, '.'] }]);
});
