import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Viewer } from '~/accounts/viewer/viewer';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { RateLimited } from '~/platform/limits/rate-limit.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { fanFictionNoticeKinds } from '../../notice-kinds';
import { commentReportable } from '../../reporting/comment-reportable.server';
import { orphanFanStory } from '../../stories/orphan-story.server';
import { type FanFixture, onFanFixture } from '../../testing/fan-fixture';
import { hideComment } from '../hide-comment.server';
import { visitorTexts as texts } from './texts';
import { MOST_WAITING } from './visitor-rules';

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
/** The author of the story. */
let mara: Viewer;
let ivo: Viewer;
let storyId: string;

const GUEST = randomUUID();

onFanFixture(async (context) => {
  ({ database, clock, fixture, mara, ivo } = context);
  storyId = await fixture.publish(mara);
  await fixture.service.comments.letVisitors(mara, storyId, true);
  await database.execute(`insert into name_look (look, player_id, freed_at) values ('ivo', $1, null), ('lvo', $1, null)`, [ivo.id]);
});

interface Written {
  name?: string;
  text?: string;
  guestId?: string;
  clientAddress?: string;
  under?: string;
  id?: string;
}

async function write({
  name = 'A Reader',
  text = 'A fine harbour.',
  guestId = GUEST,
  clientAddress = '192.0.2.1',
  under,
  id,
}: Written = {}) {
  const commentId = id ?? randomUUID();
  const comment = { id: commentId, storyId: under ?? storyId, chapterId: undefined, name, text };
  await fixture.service.visitors.post({ guestId, clientAddress }, comment);
  clock.advance(1_000);
  return commentId;
}

const list = (viewer?: Viewer, guestId?: string) => fixture.service.comments.list({ storyId, viewerId: viewer?.id, guestId });
const readBy = async (viewer?: Viewer, guestId?: string) =>
  (await list(viewer, guestId)).threads.map(({ comment }) => [comment?.author, comment?.badge, comment?.text, comment?.waiting]);
const waiting = async () =>
  (await fixture.service.ownComments.waiting(mara.id, null)).comments.map(({ author, isVisitors }) => [author, isVisitors]);
const count = async () =>
  (await database.db.selectFrom('story').select('comment_count').where('id', '=', storyId).executeTakeFirst())?.comment_count;

describe('a comment of a visitor', () => {
  it('waits for the author, is seen in the same browser meanwhile, and by everybody once it is approved', async () => {
    const id = await write();
    expect(await readBy()).toEqual([]);
    expect(await readBy(ivo)).toEqual([]);
    expect(await readBy(undefined, randomUUID())).toEqual([]);
    const shown = ['A Reader', 'visitor', 'A fine harbour.'];
    expect(await readBy(undefined, GUEST)).toEqual([[...shown, true]]);
    expect(await waiting()).toEqual([['A Reader', true]]);
    const { rows } = await database.execute('select kind, params from notice where player_id = $1', [mara.id]);
    expect(rows).toEqual([{ kind: 'waiting', params: { thread: id, visitor: true } }]);
    await fixture.service.comments.approve(mara, id);
    expect(await readBy()).toEqual([[...shown, false]]);
    const [thread] = (await list()).threads;
    expect(thread?.comment).toMatchObject({ linked: false, authorId: undefined });
  });

  it('counts nowhere: not when it is approved, hidden, shown again or removed', async () => {
    const id = await write();
    await fixture.service.comments.approve(mara, id);
    for (const hidden of [true, false]) await hideComment({ db: database.db, clock }, id, hidden);
    expect(await count()).toBe(0);
    await fixture.service.comments.remove(mara, id);
    expect(await count()).toBe(0);
  });

  it('is answered by people with an account', async () => {
    const id = await write();
    await fixture.service.comments.approveAndAnswer(mara, id, { id: randomUUID(), text: 'Thank you.' });
    const [thread] = (await list()).threads;
    expect(thread?.answers.map(({ text }) => text)).toEqual(['Thank you.']);
    await fixture.service.comments.remove(mara, id);
    const row = await database.db
      .selectFrom('fanfic_comment')
      .select(['body', 'visitor_name', 'guest_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ body: '', visitor_name: null, guest_id: null });
  });

  it('is removed by its writer with the same browser alone', async () => {
    const id = await write();
    await expect(fixture.service.visitors.remove(randomUUID(), id)).rejects.toThrow();
    await expect(fixture.service.visitors.remove(GUEST, 'no id')).rejects.toThrow();
    expect((await list(undefined, GUEST)).threads[0]?.comment?.may.remove).toBe(true);
    await fixture.service.visitors.remove(GUEST, id);
    expect(await readBy(mara)).toEqual([]);
  });

  it('is one however often it is sent, and takes the place of nobody else’s', async () => {
    const id = await write();
    await write({ id });
    await expect(write({ id, guestId: randomUUID() })).rejects.toThrow();
    await expect(write({ id, text: 'A fine gate.' })).rejects.toMatchObject({ status: 409 });
    expect(await waiting()).toHaveLength(1);
  });

  it('can be reported, with the name that was given', async () => {
    const id = await write();
    await fixture.service.comments.approve(mara, id);
    expect(await commentReportable.find(database.db, id, 'anybody')).toMatchObject({
      author: 'A Reader',
      ownerId: null,
      excerpt: 'A fine harbour.',
    });
  });

  it('shows nothing that the visitor typed on the page of a report while it waits, but to moderators', async () => {
    const id = await write();
    expect(await commentReportable.find(database.db, id, 'anybody')).toMatchObject({ author: ANONYMOUS, excerpt: '' });
    const toModerators = { author: 'A Reader', excerpt: 'A fine harbour.' };
    expect(await commentReportable.find(database.db, id, 'moderator')).toMatchObject(toModerators);
  });
});

describe('what a visitor cannot write', () => {
  it.each([
    ['', texts.nameMissing],
    ['Ivo', 'too much like'],
    ['lvo', 'too much like'],
    ['Moderator', 'name'],
    ['someone@example.com', 'address'],
    ['x'.repeat(31), 'characters'],
    ['12', 'letter'],
  ])('under the name “%s”', async (name, why) => {
    await expect(write({ name })).rejects.toThrow(new RegExp(why, 'i'));
  });

  it('where the author lets no visitors, or nobody, or the story is not theirs to read', async () => {
    await fixture.service.comments.setRule(mara, storyId, 'none');
    await expect(write()).rejects.toThrow(texts.closed);
    await fixture.service.comments.setRule(mara, storyId, 'followed');
    await write();
    await fixture.service.comments.letVisitors(mara, storyId, false);
    await expect(write()).rejects.toThrow(texts.closed);
    expect((await list()).visitors).toBeUndefined();
    await fixture.service.comments.letVisitors(mara, storyId, true);
    await database.execute(`update story set content_rating = 'mature' where id = $1`, [storyId]);
    await expect(write()).rejects.toThrow();
  });

  it('more than a few at once from a browser, and more than wait under a story', async () => {
    for (let comments = 0; comments < 5; comments += 1) await write();
    await expect(write()).rejects.toThrow(RateLimited);
    await database.execute(
      `insert into fanfic_comment (id, story_id, state, body, visitor_name, guest_id, created_at, updated_at)
       select gen_random_uuid(), $1, 'waiting', 'x', 'X', gen_random_uuid(), now(), now() from generate_series(1, $2)`,
      [storyId, MOST_WAITING],
    );
    await expect(write({ guestId: randomUUID() })).rejects.toThrow(texts.full);
  });
});

describe('a blocked visitor', () => {
  it('loses what they wrote under the author’s stories, and writes nothing more there, from their address either', async () => {
    const second = await fixture.publish(mara, { title: 'A Gate' });
    await fixture.service.comments.letVisitors(mara, second, true);
    const first = await write();
    await fixture.service.comments.approve(mara, first);
    const other = await write({ guestId: randomUUID(), clientAddress: '192.0.2.2', name: 'Another' });
    const last = await write({ under: second });
    const block = async () => expect.fail('nobody with an account wrote it');
    await fixture.service.comments.removeAndBlock(mara, last, block);
    expect(await readBy(mara)).toEqual([['Another', 'visitor', 'A fine harbour.', true]]);
    await expect(write()).rejects.toThrow(texts.closed);
    await expect(write({ guestId: randomUUID() })).rejects.toThrow(texts.closed);
    const [blocked] = await fixture.service.visitors.blocked(mara.id);
    expect(blocked?.name).toBe('A Reader');
    await fixture.service.visitors.unblock(ivo, blocked?.id ?? '');
    await expect(write()).rejects.toThrow(texts.closed);
    await fixture.service.visitors.unblock(mara, blocked?.id ?? '');
    await write();
    await fixture.service.comments.refuseAndBlock(mara, [other, randomUUID()], block);
    expect((await fixture.service.visitors.blocked(mara.id)).map(({ name }) => name)).toEqual(['Another']);
  });

  it('is known by their address for 30 days and by their browser for 90, and then by nothing', async () => {
    await fixture.service.comments.removeAndBlock(mara, await write(), async () => {});
    const kept = await write({ guestId: randomUUID(), clientAddress: '192.0.2.9' });
    const forgotten = async () => {
      await fixture.service.visitors.forgetOld();
      const comment = await database.db
        .selectFrom('fanfic_comment')
        .select(['guest_id', 'address_mark'])
        .where('id', '=', kept)
        .executeTakeFirst();
      return [comment?.guest_id === null, comment?.address_mark === null, (await fixture.service.visitors.blocked(mara.id)).length];
    };
    expect(await forgotten()).toEqual([false, false, 1]);
    clock.advance(31 * DAY_MS);
    expect(await forgotten()).toEqual([false, true, 1]);
    await write({ guestId: randomUUID() });
    await expect(write()).rejects.toThrow(texts.closed);
    clock.advance(60 * DAY_MS);
    expect(await forgotten()).toEqual([true, true, 0]);
  });
});

describe('under a story of several authors', () => {
  const block = async () => expect.fail('nobody with an account wrote it');
  const waitingFor = async ({ id }: Viewer) => (await fixture.service.ownComments.waiting(id, null)).comments.map(({ author }) => author);

  beforeEach(async () => {
    await database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, now())', [ivo.id, mara.id]);
    await fixture.service.coAuthors.invite(mara, storyId, ivo.name);
    await fixture.service.coAuthors.answer(ivo, storyId, { nameId: ivo.id, accepts: true });
  });

  it('waits for each of them, who are told, and each approves it', async () => {
    const id = await write();
    const { rows } = await database.execute(`select count(distinct player_id)::integer as told from notice where kind = 'waiting'`);
    expect(rows).toEqual([{ told: 2 }]);
    expect([await waitingFor(mara), await waitingFor(ivo)]).toEqual([['A Reader'], ['A Reader']]);
    await fixture.service.comments.approveAndAnswer(ivo, id, { id: randomUUID(), text: 'Thank you.' });
    const [thread] = (await list()).threads;
    expect([thread?.comment?.badge, thread?.answers.map(({ badge }) => badge)]).toEqual(['visitor', ['author']]);
  });

  it('takes none of a visitor whom one of them blocks, and each decides whether it takes any', async () => {
    await fixture.service.comments.removeAndBlock(ivo, await write(), block);
    expect(await readBy(mara)).toEqual([]);
    await expect(write()).rejects.toThrow(texts.closed);
    await write({ guestId: randomUUID(), clientAddress: '192.0.2.2' });
    const own = await fixture.publish(mara, { title: 'A Gate' });
    await fixture.service.comments.letVisitors(mara, own, true);
    await write({ under: own });
    await fixture.service.comments.letVisitors(ivo, storyId, false);
    await expect(write({ guestId: randomUUID(), clientAddress: '192.0.2.3' })).rejects.toThrow(texts.closed);
  });
});

it('an author lets visitors under all stories, and under those to come', async () => {
  await fixture.service.ownComments.letVisitors(mara, false);
  await expect(write()).rejects.toThrow(texts.closed);
  await fixture.service.ownComments.letVisitors(mara, true);
  const later = await fixture.publish(mara, { title: 'A Tower' });
  await write({ under: later });
  const theirs = await fixture.publish(ivo);
  await expect(write({ under: theirs })).rejects.toThrow(texts.closed);
});

it('a story that its author has left takes none', async () => {
  await database.db.transaction().execute((trx) => orphanFanStory(trx, { playerId: mara.id, storyId }));
  await expect(write()).rejects.toThrow(texts.closed);
});

it('the author is told by what it is, and led to where it waits', () => {
  const kind = fanFictionNoticeKinds.find(({ id }) => id === 'waiting');
  const facts = { playerId: mara.id, count: 1, xp: 0, actor: undefined, detail: undefined, params: { thread: GUEST, visitor: true } };
  const story = { title: 'A Harbour', address: '/x', fandom: undefined, parentTitle: undefined };
  const said = (count: number) =>
    kind
      ?.words({ ...facts, count, story })
      .said.map(({ text }) => text)
      .join('');
  expect(said(1)).toBe('A visitor sent a comment on “A Harbour” for you to approve');
  expect(said(3)).toBe('3 comments on “A Harbour” were sent for you to approve, the latest by a visitor');
});
