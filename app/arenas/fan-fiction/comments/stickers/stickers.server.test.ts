import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import { type FanFixture, onFanFixture } from '../../testing/fan-fixture';
import { formTexts } from '../../texts';
import { notTaken } from '../not-taken';

let database: OpenDatabase;
let fixture: FanFixture;
let mara: Viewer;
let ivo: Viewer;
let storyId: string;
let chapterId: string;

onFanFixture(async (context) => {
  ({ database, fixture, mara, ivo } = context);
  storyId = await fixture.publish(mara);
  [chapterId = ''] = await fixture.chapterIds(storyId);
});

const give = (player: Viewer, chapter = chapterId) =>
  fixture.service.stickers.give(player, { storyId, chapterId: chapter, sticker: 'loved' });
const given = async (viewer?: Viewer) =>
  (await fixture.service.comments.list({ storyId, chapterId, viewerId: viewer?.id })).stickers?.given;

it('is counted once a person and chapter, also pressed twice at once, and taken back', async () => {
  await Promise.all([give(ivo), give(ivo)]);
  expect(await given(ivo)).toEqual([{ sticker: 'loved', count: 1, own: true }]);
  expect(await given()).toEqual([{ sticker: 'loved', count: 1, own: false }]);
  for (const _twice of [1, 2]) await fixture.service.stickers.takeBack(ivo, { storyId, chapterId, sticker: 'loved' });
  expect(await given(ivo)).toEqual([]);
});

it('is not taken from the author, for chapters of other stories, nor where nobody may comment', async () => {
  await expect(give(mara)).rejects.toThrow(formTexts.ownSticker);
  for (const chapter of [randomUUID(), 'no-id']) await expect(give(ivo, chapter)).rejects.toMatchObject({ status: 404 });
  await fixture.service.comments.setRule(mara, storyId, 'none');
  await expect(give(ivo)).rejects.toThrow(notTaken.closed);
});

it('of hidden people is not counted', async () => {
  await give(ivo);
  await database.execute('update player set hidden_at = now() where id = $1', [ivo.id]);
  expect(await given()).toEqual([]);
});
