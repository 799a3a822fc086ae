import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import { hidePlayer } from '~/moderation/hiding/hide-player.server';
import { listNotices } from '~/notifications/list/list-notices.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { ANSWERS_PAGE } from '../limits';
import { fanFictionNoticeKinds } from '../notice-kinds';
import { commentReportable } from '../reporting/comment-reportable.server';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { formTexts } from '../texts';
import type { CommentRule } from './comment-rules';
import { hideComment } from './hide-comment.server';
import { notTaken } from './not-taken';

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
  storyId = await fixture.publish(mara);
  [chapterId = ''] = await fixture.chapterIds(storyId);
});

const comments = () => fixture.service.comments;
const setRule = (rule: CommentRule) => comments().setRule(mara, storyId, rule);
const post = async (text: string, player = ivo, answers?: string) => {
  const id = randomUUID();
  await comments().post(player, { id, storyId, chapterId, answers, text });
  clock.advance(1_000);
  return id;
};
const list = (viewer?: Viewer, options: { onlyWaiting?: boolean } = {}) => comments().list({ storyId, viewerId: viewer?.id, ...options });
/** What a viewer reads: a comment's text, undefined for a gap, and its answers. */
const read = async (viewer?: Viewer) =>
  (await list(viewer)).threads.map(({ comment, answers }) => [comment?.text, answers.map(({ text }) => text)]);
const count = async () => (await fixture.service.reading.story({ storyId, chapterNumber: 1, viewerId: undefined }))?.commentCount;
const told = async ({ id }: Viewer) =>
  (await listNotices(database.db, fanFictionNoticeKinds, { playerId: id })).notices.map(({ text }) =>
    text.map((piece) => piece.text).join(''),
  );

describe('where comments wait for the author’s yes', () => {
  beforeEach(() => setRule('approved'));

  it('a comment is seen and counted by its writer and the author only, until the author approves it', async () => {
    const id = await post('May I?');
    expect([await read(), await read(lena), await read(ivo), await read(mara)]).toEqual([[], [], [['May I?', []]], [['May I?', []]]]);
    expect(await count()).toBe(0);
    expect(await list(mara)).toMatchObject({
      posting: 'shown',
      waiting: 1,
      threads: [{ comment: { waiting: true, may: { answer: false } } }],
    });
    expect(await list(ivo)).toMatchObject({
      posting: 'waiting',
      waiting: 0,
      threads: [{ comment: { waiting: true, may: { approve: false, edit: true } } }],
    });
    await comments().approve(mara, id);
    await comments().approve(mara, id);
    expect(await read()).toEqual([['May I?', []]]);
    expect(await count()).toBe(1);
    expect((await list(mara)).waiting).toBe(0);
  });

  it('the author is told that a comment waits, and comments without waiting', async () => {
    await post('May I?');
    await post('And I?', lena);
    await post('Of course.', mara);
    expect(await told(mara)).toEqual(['2 comments on “A Harbour” were sent for you to approve, the latest by Lena']);
    expect(await read()).toEqual([['Of course.', []]]);
  });

  it('nobody else approves', async () => {
    const id = await post('May I?');
    for (const person of [ivo, lena]) await expect(comments().approve(person, id)).rejects.toMatchObject({ status: 403 });
    expect(await count()).toBe(0);
  });

  it('an approved comment waits again when its words are changed', async () => {
    const id = await post('May I?');
    await comments().approve(mara, id);
    await comments().edit(ivo, id, 'May I?');
    expect(await count()).toBe(1);
    await comments().edit(ivo, id, 'Something else.');
    expect([await read(), await count()]).toEqual([[], 0]);
    expect(await told(mara)).toEqual(['2 comments on “A Harbour” were sent for you to approve, the latest by Ivo']);
  });

  it('a removed one is gone without having counted', async () => {
    await comments().remove(mara, await post('May I?'));
    await comments().remove(ivo, await post('Or this?'));
    expect([await read(mara), await count()]).toEqual([[], 0]);
  });

  it('one by a hidden person, or a hidden one, counts neither when it is hidden nor when it is back', async () => {
    const id = await post('May I?');
    await hidePlayer({ db: database.db, clock }, ivo.id, true);
    expect([await count(), await read(mara)]).toEqual([0, []]);
    await hidePlayer({ db: database.db, clock }, ivo.id, false);
    await hideComment({ db: database.db, clock }, id, true);
    await hideComment({ db: database.db, clock }, id, false);
    expect(await count()).toBe(0);
    await comments().approve(mara, id);
    expect(await count()).toBe(1);
  });

  it('one can be reported, which quotes it to moderators alone', async () => {
    const id = await post('Something vile.');
    expect(await commentReportable.find(database.db, id, 'anybody')).toMatchObject({ author: 'Ivo', excerpt: '' });
    expect(await commentReportable.find(database.db, id, 'moderator')).toMatchObject({ excerpt: 'Something vile.' });
  });

  it('one by a reader whom the author mutes waits unseen', async () => {
    const limiter = createRateLimiter(database.db, clock, 'secret');
    await createBlocksService({ db: database.db, clock, limiter, endsBetween: [] }).set(mara, ivo.id, 'mute');
    await post('May I?');
    expect([await list(mara), await told(mara), await read(ivo)]).toMatchObject([{ waiting: 0, threads: [] }, [], [['May I?', []]]]);
  });

  it('what waits keeps waiting when comments become open, and the author finds it among others', async () => {
    const id = await post('May I?');
    await setRule('open');
    await post('At once.', lena);
    expect(await read()).toEqual([['At once.', []]]);
    expect((await list(mara, { onlyWaiting: true })).threads.map((thread) => thread.id)).toEqual([id]);
    expect((await list(lena, { onlyWaiting: true })).threads).toEqual([]);
  });
});

describe('where nobody comments', () => {
  it('what is there stays, and nobody adds to it, not even an answer', async () => {
    const id = await post('Well done.');
    await setRule('none');
    for (const person of [ivo, mara]) await expect(post('More.', person)).rejects.toThrow(notTaken.closed);
    await expect(post('Thanks.', mara, id)).rejects.toThrow(notTaken.closed);
    expect(await list()).toMatchObject({ posting: 'closed', threads: [{ comment: { may: { answer: false } } }] });
    await comments().remove(mara, id);
    expect(await read()).toEqual([]);
  });

  it('only the author says so', async () => {
    await expect(comments().setRule(ivo, storyId, 'none')).rejects.toMatchObject({ status: 403 });
    await post('Still open.');
    expect(await count()).toBe(1);
  });
});

describe('an answer', () => {
  it('stands under its comment, oldest first, on the comment’s chapter, and counts', async () => {
    const id = await post('Why a harbour?');
    await post('Because of the boats.', mara, id);
    await post('I see.', ivo, id);
    await post('Another.');
    expect(await read()).toEqual([
      ['Another.', []],
      ['Why a harbour?', ['Because of the boats.', 'I see.']],
    ]);
    expect((await comments().list({ storyId, chapterId, viewerId: undefined })).threads).toHaveLength(2);
    expect(await count()).toBe(4);
  });

  it('has no answers of its own, and answers nothing on another story', async () => {
    const id = await post('Why a harbour?');
    const answer = await post('Because.', mara, id);
    await expect(post('Really?', ivo, answer)).rejects.toThrow(formTexts.notAnswerable);
    const other = await fixture.publish(mara);
    const lost = { id: randomUUID(), storyId: other, chapterId: undefined, answers: id, text: 'Lost.' };
    await expect(comments().post(ivo, lost)).rejects.toThrow(formTexts.commentMissing);
    expect(await count()).toBe(2);
  });

  it('is news to whose comment it answers, once, and to the author as a comment', async () => {
    const id = await post('Why a harbour?');
    await post('Because.', mara, id);
    await post('I wonder too.', lena, id);
    expect(await told(ivo)).toEqual(['2 replies to your comment on “A Harbour”, the latest by Lena']);
    expect(await told(mara)).toEqual(['2 new comments on “A Harbour”, the latest by Lena']);
  });

  it('is news only once it is shown', async () => {
    const id = await post('Why a harbour?');
    await setRule('approved');
    const answer = await post('I wonder too.', lena, id);
    expect(await told(ivo)).toEqual([]);
    await comments().approve(mara, answer);
    expect(await told(ivo)).toEqual(['Lena replied to your comment on “A Harbour”']);
  });

  it('stays under a gap when its comment is removed, until it is removed too', async () => {
    const id = await post('Why a harbour?');
    const answer = await post('Because.', mara, id);
    await comments().remove(ivo, id);
    expect([await read(), await count()]).toEqual([[[undefined, ['Because.']]], 1]);
    const row = await database.db.selectFrom('fanfic_comment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row, 'nothing of it is kept').toMatchObject({ body: '', author_id: null });
    await expect(hideComment({ db: database.db, clock }, id, false)).rejects.toMatchObject({ status: 404 });
    await expect(post('To nobody.', lena, id)).rejects.toThrow(formTexts.commentMissing);
    await comments().remove(mara, answer);
    expect([await read(), await count()]).toEqual([[], 0]);
  });

  it('stays under a gap for those who do not see who wrote the comment, who cannot answer it', async () => {
    const id = await post('Why a harbour?');
    await post('Because.', mara, id);
    const limiter = createRateLimiter(database.db, clock, 'secret');
    await createBlocksService({ db: database.db, clock, limiter, endsBetween: [] }).set(ivo, lena.id, 'block');
    expect(await read(lena)).toEqual([[undefined, ['Because.']]]);
    await expect(post('And me?', lena, id)).rejects.toThrow(formTexts.commentMissing);
  });

  it('comes with the latest others, and earlier ones on request', async () => {
    const id = await post('Why a harbour?');
    const texts = Array.from({ length: ANSWERS_PAGE + 2 }, (_, number) => `Answer ${number}`);
    for (const text of texts) {
      const answer = { id: randomUUID(), story_id: storyId, chapter_id: chapterId, answers_id: id, author_id: lena.id, body: text };
      await database.db
        .insertInto('fanfic_comment')
        .values({ ...answer, created_at: clock.now(), updated_at: clock.now() })
        .execute();
      clock.advance(1_000);
    }
    const [thread] = (await list()).threads;
    expect(thread?.answers.map(({ text }) => text)).toEqual(texts.slice(2));
    const before = await comments().answers({ storyId, commentId: id, cursor: thread?.earlier, viewerId: undefined });
    expect(before).toMatchObject({ answers: [{ text: 'Answer 0' }, { text: 'Answer 1' }], earlier: undefined });
  });
});
