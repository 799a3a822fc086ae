import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { type FanFixture, onFanFixture } from '../../testing/fan-fixture';
import { notTaken } from '../not-taken';
import { decideAbout } from './decide-about.server';

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
/** The author of two stories. */
let mara: Viewer;
let ivo: Viewer;
let lena: Viewer;
let stories: string[];

onFanFixture(async (context) => {
  ({ database, clock, fixture, mara, ivo } = context);
  lena = await makePlayer(database, clock, 'Lena');
  stories = [await fixture.publish(mara, { title: 'A Harbour' }), await fixture.publish(mara, { title: 'A Gate' })];
});

const own = () => fixture.service.ownComments;
const post = async (player: Viewer, text: string, storyId = stories[0] ?? '') => {
  const id = randomUUID();
  await fixture.service.comments.post(player, { id, storyId, chapterId: undefined, text });
  clock.advance(1_000);
  return id;
};
const waiting = async () => (await own().waiting(mara.id, null)).comments.map(({ text, story }) => [text, story.title]);
const readBy = async (viewer: Viewer | undefined, storyId = stories[0] ?? '') =>
  (await fixture.service.comments.list({ storyId, viewerId: viewer?.id })).threads.map(({ comment }) => comment?.text);
const growUp = (player: Viewer) =>
  database.execute(
    `insert into player_progress (player_id, games_played) values ($1, 1) on conflict (player_id) do update set games_played = 1`,
    [player.id],
  );

it('a rule for all stories holds for those that are there and those to come, and one story may have another', async () => {
  await own().setRule(mara, 'none');
  const later = await fixture.publish(mara, { title: 'A Tower' });
  for (const storyId of [...stories, later]) await expect(post(ivo, 'Hello.', storyId)).rejects.toThrow(notTaken.closed);
  await fixture.service.comments.setRule(mara, later, 'open');
  await post(ivo, 'Hello.', later);
  expect(await readBy(undefined, later)).toEqual(['Hello.']);
  expect(await own().settingsOf(mara.id)).toEqual({ rule: 'none', shieldUntil: undefined, heldWords: [], visitors: false });
});

it('a choice for all stories holds for those under pen names and with others, and for none without a name', async () => {
  const { db } = database;
  const pen = await makePenName(database, clock, mara.id, 'Juniper Vale');
  const [signed, joint, unnamed] = [await fixture.publish(mara), await fixture.publish(ivo), await fixture.publish(mara)];
  const now = clock.now();
  const joined = { invited_by: null, invited_at: now, joined_at: now };
  await db
    .insertInto('co_author')
    .values([
      ...[ivo, mara].map(({ id }) => ({ ...joined, story_id: joint, player_id: id })),
      { ...joined, story_id: signed, player_id: mara.id, pen_id: pen.id },
      { ...joined, story_id: unnamed, player_id: mara.id },
    ])
    .execute();
  await db.updateTable('story').set({ author_id: pen.id }).where('id', '=', signed).execute();
  await db.updateTable('story').set({ author_id: null }).where('id', '=', unnamed).execute();
  await own().setRule(mara, 'none');
  await own().letVisitors(mara, true);
  const chosen = async (id: string) => {
    const story = db.selectFrom('story').select(['comment_rule', 'visitors_comment']).where('id', '=', id);
    return Object.values(await story.executeTakeFirstOrThrow());
  };
  expect([await chosen(signed), await chosen(joint), await chosen(unnamed)]).toEqual([
    ['none', true],
    ['none', true],
    ['open', false],
  ]);
});

it('newcomers cannot comment where the author takes nothing from them, until they are none', async () => {
  await own().setRule(mara, 'known');
  await expect(post(ivo, 'Hello.')).rejects.toThrow(notTaken.newcomers);
  expect(await fixture.service.comments.list({ storyId: stories[0] ?? '', viewerId: ivo.id })).toMatchObject({
    posting: 'closed',
    closed: notTaken.newcomers,
  });
  await growUp(ivo);
  clock.advance(86_400_000);
  await post(ivo, 'Hello.');
  expect(await readBy(undefined)).toEqual(['Hello.']);
});

it('only people whom the author follows comment where the author chose so, and nobody else answers', async () => {
  const mine = await post(mara, 'Welcome.');
  await own().setRule(mara, 'followed');
  await database.execute(`insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, now())`, [mara.id, ivo.id]);
  await post(ivo, 'Hello.');
  await expect(post(lena, 'Hello.')).rejects.toThrow(notTaken.strangers);
  const answer = { id: randomUUID(), storyId: stories[0] ?? '', chapterId: undefined, answers: mine, text: 'Me too.' };
  await expect(fixture.service.comments.post(lena, answer)).rejects.toThrow(notTaken.strangers);
});

it('a shield holds everything of everybody for a day, then nothing more, and what waited keeps waiting', async () => {
  await own().setShield(mara, true);
  await post(ivo, 'Held.');
  await post(mara, 'Mine.');
  expect(await readBy(undefined)).toEqual(['Mine.']);
  expect(await readBy(ivo)).toEqual(['Mine.', 'Held.']);
  expect(await waiting()).toEqual([['Held.', 'A Harbour']]);
  clock.advance(24 * 3_600_000);
  expect(await own().settingsOf(mara.id)).toMatchObject({ shieldUntil: undefined });
  await post(lena, 'Later.');
  expect(await readBy(undefined)).toEqual(['Later.', 'Mine.']);
  await own().setShield(mara, true);
  await own().setShield(mara, false);
  await post(lena, 'Free.');
  expect(await readBy(undefined)).toEqual(['Free.', 'Later.', 'Mine.']);
});

it('all that waits by one person is approved at once, and what is refused is gone', async () => {
  await own().setRule(mara, 'approved');
  const first = await post(ivo, 'One.');
  await post(ivo, 'Two.', stories[1]);
  const other = await post(lena, 'Three.');
  expect(await waiting()).toEqual([
    ['Three.', 'A Harbour'],
    ['Two.', 'A Gate'],
    ['One.', 'A Harbour'],
  ]);
  await expect(fixture.service.comments.approveAllBy(lena, first)).rejects.toMatchObject({ status: 404 });
  await fixture.service.comments.approveAllBy(mara, first);
  await fixture.service.comments.remove(mara, other);
  expect(await waiting()).toEqual([]);
  expect([await readBy(undefined), await readBy(undefined, stories[1])]).toEqual([['One.'], ['Two.']]);
});

it('an author answers a comment that waits, which everybody reads then with the answer', async () => {
  await own().setRule(mara, 'approved');
  const comment = await post(ivo, 'A fine gate.');
  const answer = randomUUID();
  const send = () => fixture.service.comments.approveAndAnswer(mara, comment, { id: answer, text: 'Thank you.' });
  await send();
  // Sent twice.
  await send();
  const [thread] = (await fixture.service.comments.list({ storyId: stories[0] ?? '', viewerId: undefined })).threads;
  expect([thread?.comment?.text, thread?.answers.map(({ text }) => text)]).toEqual(['A fine gate.', ['Thank you.']]);
  expect(await waiting()).toEqual([]);
});

it('replies to two comments that wait are both posted, each under an id of its own', async () => {
  await own().setRule(mara, 'approved');
  await post(ivo, 'A fine gate.');
  await post(lena, 'A fine harbour.');
  const { comments } = await own().waiting(mara.id, null);
  for (const { id, answerId, author } of comments)
    await fixture.service.comments.approveAndAnswer(mara, id, { id: answerId, text: `Thank you, ${author}.` });
  const { threads } = await fixture.service.comments.list({ storyId: stories[0] ?? '', viewerId: undefined });
  expect(threads.flatMap(({ answers }) => answers.map(({ text }) => text))).toEqual(['Thank you, Lena.', 'Thank you, Ivo.']);
});

it('a reply under the id of another is refused, with other words and to another comment, and approves nothing', async () => {
  await own().setRule(mara, 'approved');
  const [first, second] = [await post(ivo, 'A fine gate.'), await post(lena, 'A fine harbour.')];
  const id = randomUUID();
  const answer = (comment: string, text: string) => fixture.service.comments.approveAndAnswer(mara, comment, { id, text });
  await answer(first, 'Thank you.');
  await expect(answer(first, 'Thank you so much.')).rejects.toMatchObject({ status: 409 });
  await expect(answer(second, 'Thank you.')).rejects.toMatchObject({ status: 409 });
  expect(await waiting()).toEqual([['A fine harbour.', 'A Harbour']]);
});

it('what cannot be answered is not approved by it either, and nobody else answers it', async () => {
  await own().setRule(mara, 'approved');
  const comment = await post(ivo, 'A fine gate.');
  const answer = (player: Viewer) => fixture.service.comments.approveAndAnswer(player, comment, { id: randomUUID(), text: 'Thank you.' });
  await expect(answer(lena)).rejects.toThrow();
  await fixture.service.comments.setRule(mara, stories[0] ?? '', 'none');
  await expect(answer(mara)).rejects.toThrow(notTaken.closed);
  expect(await waiting()).toEqual([['A fine gate.', 'A Harbour']]);
});

it('an answer to a reply that waits joins its thread', async () => {
  const [storyId = ''] = stories;
  const comment = await post(ivo, 'A fine gate.');
  await own().setRule(mara, 'approved');
  const reply = randomUUID();
  await fixture.service.comments.post(lena, { id: reply, storyId, chapterId: undefined, answers: comment, text: 'So it is.' });
  clock.advance(1_000);
  await fixture.service.comments.approveAndAnswer(mara, reply, { id: randomUUID(), text: 'Thank you both.' });
  const [thread] = (await fixture.service.comments.list({ storyId, viewerId: undefined })).threads;
  expect(thread?.answers.map(({ text }) => text)).toEqual(['So it is.', 'Thank you both.']);
});

it.each(['refuse', 'refuse-block', 'refuse-chosen', 'block-chosen'] as const)(
  '“%s” from a page that is out of date changes nothing about a comment that was approved meanwhile',
  async (decision) => {
    await own().setRule(mara, 'approved');
    const [approved, other] = [await post(ivo, 'A fine gate.'), await post(lena, 'A fine harbour.')];
    const blocked: string[] = [];
    const block = async (writerId: string) => void blocked.push(writerId);
    const decide = (id: string) => decideAbout(fixture.service.comments, mara, { decision, ids: [id], block });
    await fixture.service.comments.approve(mara, approved);
    expect([await decide(approved), await readBy(undefined), blocked]).toEqual(['decided', ['A fine gate.'], []]);
    expect([await decide(other), await waiting(), await readBy(undefined)]).toEqual([decision, [], ['A fine gate.']]);
    expect(blocked).toEqual(decision.includes('block') ? [lena.id] : []);
    expect(await decide(other)).toBe('decided');
  },
);

it('“approve” from a page that is out of date does not bring back what was refused meanwhile, and says that it was decided', async () => {
  await own().setRule(mara, 'approved');
  const [refused, other] = [await post(ivo, 'A poor gate.'), await post(lena, 'A fine harbour.')];
  const block = async () => {};
  const decide = (id: string) => decideAbout(fixture.service.comments, mara, { decision: 'approve', ids: [id], block });
  await fixture.service.comments.decideChosen(mara, [refused], 'refuse');
  expect([await decide(refused), await decide(other), await decide(other)]).toEqual(['decided', 'approve', 'decided']);
  expect(await readBy(undefined)).toEqual(['A fine harbour.']);
});

it('a comment whose writer has left is refused with those that are refused and blocked', async () => {
  await own().setRule(mara, 'approved');
  const id = await post(ivo, 'A fine gate.');
  await database.db.updateTable('fanfic_comment').set({ author_id: null }).where('id', '=', id).execute();
  const block = async () => expect.fail('nobody is left to block');
  expect(await decideAbout(fixture.service.comments, mara, { decision: 'block-chosen', ids: [id], block })).toBe('block-chosen');
  expect(await waiting()).toEqual([]);
});

it('a thread that a reader comes to answer stands first, however old it is', async () => {
  const old = await post(ivo, 'The oldest.');
  await post(lena, 'Newer.');
  await post(mara, 'The newest.');
  const asked = { storyId: stories[0] ?? '', viewerId: mara.id, limit: 1 };
  const texts = async (answering?: string) =>
    (await fixture.service.comments.list({ ...asked, answering })).threads.map(({ comment }) => comment?.text);
  expect(await texts()).toEqual(['The newest.']);
  expect(await texts(old)).toEqual(['The oldest.', 'The newest.']);
});
