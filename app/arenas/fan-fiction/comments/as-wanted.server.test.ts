import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { formTexts } from '../texts';

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
/** The author of two stories. */
let mara: Viewer;
let ivo: Viewer;
let lena: Viewer;
let stories: [string, string];

onFanFixture(async (context) => {
  ({ database, clock, fixture, mara, ivo } = context);
  lena = await makePlayer(database, clock, 'Lena');
  stories = [await fixture.publish(mara, { title: 'A Harbour' }), await fixture.publish(mara, { title: 'A Gate' })];
});

const comments = () => fixture.service.comments;
const own = () => fixture.service.ownComments;
const post = async (player: Viewer, text: string, { storyId = stories[0], answers }: { storyId?: string; answers?: string } = {}) => {
  const id = randomUUID();
  await comments().post(player, { id, storyId, chapterId: undefined, answers, text });
  clock.advance(1_000);
  return id;
};
const listed = (viewer?: Viewer, storyId = stories[0]) => comments().list({ storyId, viewerId: viewer?.id });
const texts = async (viewer?: Viewer, storyId = stories[0]) => (await listed(viewer, storyId)).threads.map(({ comment }) => comment?.text);
const waiting = async () => (await own().waiting(mara.id, null)).comments.map(({ text }) => text);
const counted = async (storyId = stories[0]) =>
  (await database.db.selectFrom('story').select('comment_count').where('id', '=', storyId).executeTakeFirstOrThrow()).comment_count;

describe('a closed conversation', () => {
  it('takes no answers and no changed words of anybody, until its author opens it again', async () => {
    const id = await post(ivo, 'Hello.');
    const answer = await post(lena, 'Hello, too.', { answers: id });
    await comments().freeze(mara, id, true);
    for (const person of [mara, ivo, lena]) {
      await expect(post(person, 'One more.', { answers: id })).rejects.toThrow(formTexts.threadFrozen);
    }
    await expect(comments().edit(lena, answer, 'Other words.')).rejects.toThrow(formTexts.threadFrozen);
    const { threads } = await listed(ivo);
    expect(threads).toMatchObject([
      { comment: { frozen: true, may: { answer: false, block: false, freeze: false } }, answers: [{ frozen: true }] },
    ]);
    await comments().freeze(mara, id, false);
    await post(ivo, 'One more.', { answers: id });
    expect((await listed()).threads[0]?.answers.map(({ text }) => text)).toEqual(['Hello, too.', 'One more.']);
  });

  it('can be taken away, and is closed by the author of the story alone, as a whole', async () => {
    const id = await post(ivo, 'Hello.');
    const answer = await post(lena, 'Hello, too.', { answers: id });
    for (const person of [ivo, lena]) await expect(comments().freeze(person, id, true)).rejects.toMatchObject({ status: 403 });
    await expect(comments().freeze(mara, answer, true)).rejects.toMatchObject({ status: 403 });
    await expect(comments().freeze(mara, '\u0000', true)).rejects.toMatchObject({ status: 404 });
    await comments().freeze(mara, id, true);
    await comments().remove(lena, answer);
    expect(await texts()).toEqual(['Hello.']);
  });

  it('that closes while a reader answers takes the answer before it or not at all', async () => {
    const id = await post(ivo, 'Hello.');
    const [, answered] = await Promise.allSettled([comments().freeze(mara, id, true), post(lena, 'At once.', { answers: id })]);
    const [thread] = (await listed()).threads;
    expect(thread?.comment?.frozen).toBe(true);
    expect(thread?.answers).toHaveLength(answered?.status === 'fulfilled' ? 1 : 0);
    expect(await counted()).toBe(1 + (thread?.answers.length ?? 0));
  });
});

describe('words that hold a comment', () => {
  it('let it wait for the author on all their stories, under each rule of who may comment, and what is changed to have them', async () => {
    await own().setHeldWords(mara, ['update soon', 'idiot*']);
    expect(await own().settingsOf(mara.id)).toMatchObject({ heldWords: ['update soon', 'idiot*'] });
    await post(ivo, 'Please UPDATE soon!');
    await post(ivo, 'What an idiotic plan.', { storyId: stories[1] });
    const fine = await post(ivo, 'Lovely.');
    await post(mara, 'I will update soon.');
    expect(await waiting()).toEqual(['What an idiotic plan.', 'Please UPDATE soon!']);
    expect(await texts()).toEqual(['I will update soon.', 'Lovely.']);
    await comments().edit(ivo, fine, 'Lovely, idiot.');
    expect(await texts()).toEqual(['I will update soon.']);
    await own().setHeldWords(mara, []);
    await post(lena, 'Update soon.');
    expect(await texts()).toEqual(['Update soon.', 'I will update soon.']);
  });
});

describe('what waits', () => {
  it('is decided about several at a time, each once, and only by the author of its story', async () => {
    await own().setRule(mara, 'approved');
    const ids = [await post(ivo, 'One.'), await post(lena, 'Two.', { storyId: stories[1] }), await post(lena, 'Three.')];
    expect(await comments().decideChosen(ivo, ids, 'approve')).toBe(0);
    expect(await comments().decideChosen(mara, [], 'approve')).toBe(0);
    expect(await comments().decideChosen(mara, [...ids.slice(0, 2), randomUUID()], 'approve')).toBe(2);
    // Meanwhile decided: what was approved in one tab is not refused by another.
    expect(await comments().decideChosen(mara, ids, 'refuse')).toBe(1);
    expect([await texts(), await texts(undefined, stories[1]), await waiting()]).toEqual([['One.'], ['Two.'], []]);
  });

  it('and is approved in two tabs at once is counted and told once', async () => {
    await own().setRule(mara, 'approved');
    const ids = [await post(ivo, 'One.'), await post(lena, 'Two.', { storyId: stories[1] })];
    const decided = await Promise.all([
      comments().decideChosen(mara, ids, 'approve'),
      comments().decideChosen(mara, ids.toReversed(), 'approve'),
      comments().approve(mara, ids[0] ?? ''),
    ]);
    expect((decided[0] ?? 0) + (decided[1] ?? 0)).toBeLessThanOrEqual(2);
    expect([await counted(), await counted(stories[1])]).toEqual([1, 1]);
    const told = await database.db.selectFrom('notice').select('id').where('kind', '=', 'approved').execute();
    expect(told).toHaveLength(2);
  });
});

it('a comment is removed and its writer blocked in one step, by the author of the story', async () => {
  const id = await post(ivo, 'Hello.');
  const blocked: string[] = [];
  const block = async (writerId: string) => void blocked.push(writerId);
  await expect(comments().removeAndBlock(lena, id, block)).rejects.toMatchObject({ status: 404 });
  await comments().removeAndBlock(mara, id, block);
  expect([blocked, await texts(mara)]).toEqual([[ivo.id], []]);
  await expect(comments().removeAndBlock(mara, id, block)).rejects.toMatchObject({ status: 404 });
});
