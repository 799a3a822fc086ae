import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';

let fixture: FanFixture;
/** The story's author. */
let mara: Viewer;

onFanFixture((context) => {
  ({ fixture, mara } = context);
});

it('a chapter comes with the notes that were written with it, and an edit of its words leaves them', async () => {
  const storyId = await fixture.publish(mara);
  const chapter = { id: randomUUID(), title: 'Second', content: 'More.' };
  await fixture.service.chapters.add(mara, storyId, { ...chapter, noteBefore: 'For Ada.', noteAfter: 'Thank you.' });
  const read = async () => (await fixture.service.reading.page({ storyId, chapterNumber: 2, viewerId: undefined }))?.chapter;
  expect(await read()).toMatchObject({ noteBefore: 'For Ada.', noteAfter: 'Thank you.' });
  const source = await fixture.service.reading.chapterSource(storyId, chapter.id, mara.id);
  await fixture.service.chapters.edit(mara, storyId, { ...chapter, content: 'Less.', base: Number(source?.base) });
  expect(await read()).toMatchObject({ noteBefore: 'For Ada.', noteAfter: 'Thank you.' });
});
