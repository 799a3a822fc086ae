import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { commentReportable } from '../../reporting/comment-reportable.server';
import { type FanFixture, onFanFixture } from '../../testing/fan-fixture';
import { formTexts } from '../../texts';
import { hideComment } from '../hide-comment.server';
import { CHANGED } from './passage-address';

const FERRY = 'The *ferry* came in late, and nobody asked why.';
const LANTERN = 'She waited on the stairs with a lantern in her hand.';
const GULL = 'Above the roofs a gull cried, once and not again.';
const TEXT = [FERRY, LANTERN, GULL].join('\n\n');

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
/** The story's author. */
let mara: Viewer;
let ivo: Viewer;
let lena: Viewer;
let storyId: string;
let chapterId: string;

onFanFixture(async (context) => {
  ({ database, clock, fixture, mara, ivo } = context);
  lena = await makePlayer(database, clock, 'Lena');
  storyId = await fixture.publish(mara, { content: TEXT });
  [chapterId = ''] = await fixture.chapterIds(storyId);
});

const comments = () => fixture.service.comments;
const countsIn = (chapterIds: readonly string[], viewer?: Viewer) =>
  comments().countAtPassages({ storyId, authorId: mara.id, chapterIds, viewerId: viewer?.id });
const counts = async (viewer?: Viewer) => (await countsIn([chapterId], viewer))[chapterId] ?? { at: {}, changed: 0 };
const list = (passage?: number | typeof CHANGED, viewer?: Viewer) => comments().list({ storyId, chapterId, passage, viewerId: viewer?.id });
const texts = async (passage: number | typeof CHANGED, viewer?: Viewer) =>
  (await list(passage, viewer)).threads.map(({ comment }) => comment?.text);

/** Comments on the paragraph that stands at a place, as its reader sees it. */
async function post(player: Viewer, at: number, text: string): Promise<string> {
  const id = randomUUID();
  const { about } = await list(at, player);
  await comments().post(player, { id, storyId, chapterId, passage: about ?? { at, quote: '' }, text });
  clock.advance(1_000);
  return id;
}

async function edit(content: string): Promise<void> {
  clock.advance(1_000);
  const source = await fixture.service.reading.chapterSource(storyId, chapterId, mara.id);
  await fixture.service.chapters.edit(mara, storyId, { id: chapterId, title: 'One', content, base: source?.base ?? 0 });
}

it('is quoted with the beginning of its paragraph where it is reported', async () => {
  const id = await post(ivo, 1, 'That lantern!');
  const { excerpt } = (await commentReportable.find(database.db, id, 'anybody')) ?? {};
  expect(excerpt).toMatch(/^On “.+”: That lantern!$/);
});

it('counts comments and answers at the paragraph they are about, and quotes it as readers see it', async () => {
  const first = await post(ivo, 1, 'That lantern!');
  await comments().post(lena, { id: randomUUID(), storyId, chapterId, answers: first, text: 'I saw it too.' });
  await post(lena, 0, 'Late again.');
  expect(await counts()).toEqual({ at: { 0: 1, 1: 2 }, changed: 0 });
  expect(await list(0)).toMatchObject({
    about: { at: 0, quote: 'The ferry came in late, and nobody asked why.' },
    threads: [{ comment: { text: 'Late again.', about: { at: 0 } } }],
  });
  expect(await texts(1)).toEqual(['That lantern!']);
  expect((await list()).threads.map(({ comment }) => comment?.about)).toEqual([
    { at: 0, quote: 'The ferry came in late, and nobody asked why.' },
    { at: 1, quote: LANTERN },
  ]);
});

it('moves with the text, and folds where its words are gone without quoting them to anybody', async () => {
  await post(ivo, 1, 'That lantern!');
  await edit(['A new beginning.', '***', FERRY, LANTERN.replace('waited', 'lingered'), GULL].join('\n\n'));
  expect(await counts()).toEqual({ at: { 3: 1 }, changed: 0 });
  await edit([FERRY, GULL].join('\n\n'));
  expect(await counts()).toEqual({ at: {}, changed: 1 });
  expect(await texts(CHANGED)).toEqual(['That lantern!']);
  const page = await list();
  expect(page.threads[0]?.comment?.about).toBeNull();
  expect(JSON.stringify(page)).not.toContain('stairs');
  await edit(TEXT);
  expect(await counts()).toEqual({ at: { 1: 1 }, changed: 0 });
});

it('goes with its paragraph when the chapter is split, answers too, and stays with the story when the chapter is deleted', async () => {
  const id = await post(ivo, 2, 'Poor gull.');
  await comments().post(lena, { id: randomUUID(), storyId, chapterId, answers: id, text: 'Poor thing.' });
  await post(ivo, 0, 'Late again.');
  const source = await fixture.service.reading.chapterSource(storyId, chapterId, mara.id);
  const half = randomUUID();
  await fixture.service.order.split(mara, storyId, {
    chapterId,
    id: half,
    title: 'Two',
    at: TEXT.indexOf(LANTERN),
    base: source?.base ?? 0,
  });
  expect(await counts()).toEqual({ at: { 0: 1 }, changed: 0 });
  expect(await countsIn([half, chapterId])).toEqual({ [half]: { at: { 1: 2 }, changed: 0 }, [chapterId]: { at: { 0: 1 }, changed: 0 } });
  await fixture.service.chapters.delete(mara, storyId, half);
  const { threads } = await comments().list({ storyId, viewerId: undefined });
  expect(threads.map(({ comment }) => [comment?.text, comment?.about?.at])).toEqual([
    ['Late again.', 0],
    ['Poor gull.', undefined],
  ]);
});

it('is counted for nobody who does not see it', async () => {
  const id = await post(ivo, 0, 'Late again.');
  const limiter = createRateLimiter(database.db, clock, 'secret');
  await createBlocksService({ db: database.db, clock, limiter, endsBetween: [] }).set(lena, ivo.id, 'block');
  expect([await counts(lena), await counts()]).toMatchObject([{ at: {} }, { at: { 0: 1 } }]);
  await hideComment({ db: database.db, clock }, id, true);
  expect([await counts(), await texts(0)]).toEqual([{ at: {}, changed: 0 }, []]);
  await comments().setRule(mara, storyId, 'approved');
  await post(ivo, 1, 'May I?');
  expect([await counts(), await counts(ivo), await counts(mara)]).toMatchObject([{ at: {} }, { at: { 1: 1 } }, { at: { 1: 1 } }]);
});

it('tells an author what it is about while it waits for them', async () => {
  await comments().setRule(mara, storyId, 'approved');
  await post(ivo, 1, 'May I?');
  const waiting = async () => (await fixture.service.ownComments.waiting(mara.id, null)).comments.map(({ text, quote }) => [text, quote]);
  expect(await waiting()).toEqual([['May I?', LANTERN]]);
  await edit(GULL);
  expect(await waiting()).toEqual([['May I?', undefined]]);
});

it('takes no comment on words that the chapter does not have', async () => {
  const passage = { at: 0, quote: 'The author never wrote a word of this, whatever anybody may claim.' };
  const made = comments().post(ivo, { id: randomUUID(), storyId, chapterId, passage, text: 'Look at this!' });
  await expect(made).rejects.toMatchObject({ message: formTexts.passageChanged, status: 409 });
  const { about } = await list(1);
  await edit(['A new beginning.', TEXT].join('\n\n'));
  await comments().post(ivo, { id: randomUUID(), storyId, chapterId, passage: about, text: 'That lantern!' });
  expect(await counts()).toEqual({ at: { 2: 1 }, changed: 0 });
});

it('stand at no paragraph once the author folds them, and stay below the chapter', async () => {
  await post(ivo, 1, 'That lantern!');
  const isFolded = async (viewer: Viewer) =>
    (await fixture.service.reading.story({ storyId, chapterNumber: 1, viewerId: viewer.id }))?.passagesFolded;
  expect(await isFolded(lena)).toBe(false);
  await expect(comments().foldPassages(ivo, storyId, true)).rejects.toMatchObject({ status: 403 });
  expect(await isFolded(lena)).toBe(false);
  for (const _twice of [1, 2]) await comments().foldPassages(mara, storyId, true);
  for (const reader of [mara, lena]) expect(await isFolded(reader)).toBe(true);
  expect((await list()).threads.map(({ comment }) => comment?.text)).toEqual(['That lantern!']);
  await comments().foldPassages(mara, storyId, false);
  expect(await isFolded(lena)).toBe(false);
  expect(await counts()).toEqual({ at: { 1: 1 }, changed: 0 });
});
