import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { blockTexts } from '~/blocks/blocks';
import { createBlocksService } from '~/blocks/blocks.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePenName } from '~/platform/testing/make-player';
import { createFollows, endFollowsBetween } from '~/players/follows/follows.server';
import { followerNotice } from '~/players/follows/notice-kinds';
import { listStories } from '~/stories/listing/list-stories.server';
import { visitorTexts } from '../comments/visitors/texts';
import { commentsOn, FANDOM, type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { nameMetBy } from './met-by.server';

/** Mara signs one story by her own name and one by her pen name; Ivo comments below both. */
let context: TestDatabaseFixture;
let fixture: FanFixture;
let [mara, ivo]: Viewer[] = [];
let pen = { id: '', name: '' };
/** The stories: her own name's, and the pen name's. */
let [own, signed] = ['', ''];

onFanFixture(async (made) => {
  ({ fixture, mara, ivo } = made);
  context = made;
  pen = await makePenName(made.database, made.clock, made.mara.id, 'Juniper Vale');
  own = await fixture.publish(mara);
  signed = await publish(pen.id);
});

const person = (viewer: Viewer | undefined) => viewer ?? expect.fail('nobody');
const limiter = () => createRateLimiter(context.database.db, context.clock, 'secret');
const follows = () => createFollows({ db: context.database.db, clock: context.clock, limiter: limiter() });
const blocks = () =>
  createBlocksService({ db: context.database.db, clock: context.clock, limiter: limiter(), endsBetween: [endFollowsBetween] });
const blockAs: Parameters<typeof fixture.service.comments.removeAndBlock>[2] = (writerId, metAs) =>
  blocks().set(person(mara), writerId, 'block', metAs);

async function publish(as: string): Promise<string> {
  const story = { id: randomUUID(), fandom: FANDOM, title: 'A Harbour', content: 'The harbour was empty.', pen: as };
  return (await fixture.service.stories.create(person(mara), story)).storyId;
}

async function comment(storyId: string, by = ivo, text = 'A word.'): Promise<string> {
  const id = randomUUID();
  context.clock.advance(1_000);
  await fixture.service.comments.post(person(by), { id, storyId, chapterId: undefined, text });
  return id;
}

const shown = async (storyId: string, viewerId?: string) =>
  commentsOn(await fixture.service.comments.list({ storyId, viewerId })).map(({ text, waiting }) => (waiting ? `${text} waits` : text));
const authorsListedFor = async (viewerId: string) =>
  (await listStories(context.database.db, { sort: 'latest', viewerId, now: context.clock.now() })).cards
    .map(({ author }) => author)
    .toSorted();
const noticesOf = async (playerId: string) =>
  (await context.database.db.selectFrom('notice').select('kind').where('player_id', '=', playerId).execute()).map(({ kind }) => kind);

describe('a reader who is blocked below a story under a pen name', () => {
  beforeEach(async () => {
    await comment(own);
    await follows().follow(person(ivo), person(mara).id);
    await follows().follow(person(ivo), pen.id);
    await follows().follow(person(mara), person(ivo).id);
    await fixture.service.comments.removeAndBlock(person(mara), await comment(signed), blockAs);
  });

  it('misses the pen name alone', async () => {
    expect(await authorsListedFor(person(ivo).id)).toEqual(['Mara']);
    const followed = await context.database.db.selectFrom('player_follow').select(['follower_id', 'followed_id']).execute();
    expect(new Set(followed.map(({ follower_id, followed_id }) => `${follower_id} ${followed_id}`))).toEqual(
      new Set([`${person(ivo).id} ${person(mara).id}`, `${person(mara).id} ${person(ivo).id}`]),
    );
  });

  it('is refused there, and only kept from everybody at the other name', async () => {
    await expect(comment(signed)).rejects.toThrow(blockTexts.stopped);
    await expect(follows().follow(person(ivo), pen.id)).rejects.toThrow(blockTexts.stopped);
    const before = await noticesOf(person(mara).id);
    await comment(own, ivo, 'Another word.');
    expect(await shown(own, person(ivo).id)).toEqual(['Another word. waits', 'A word.']);
    expect(await shown(own)).toEqual(['A word.']);
    expect(await noticesOf(person(mara).id)).toEqual(before);
    await follows().unfollow(person(ivo), person(mara).id);
    await follows().follow(person(ivo), person(mara).id);
    expect(await noticesOf(person(mara).id)).toEqual(before);
  });

  it('cannot be answered by that person under any name', async () => {
    const theirs = await fixture.publish(person(ivo));
    await expect(comment(theirs, mara)).rejects.toThrow(blockTexts.stopped);
  });
});

it('what goes with one comment stands under the same name', async () => {
  await comment(own, ivo, 'Below her own.');
  const removed = await comment(signed, ivo, 'Below the pen name’s.');
  const second = await publish(pen.id);
  await comment(second, ivo, 'Below its second.');
  await fixture.service.comments.removeAllBy(person(mara), removed);
  expect([await shown(own), await shown(signed), await shown(second)]).toEqual([['Below her own.'], [], []]);
});

it('whom a person follows is not shown below the stories of their pen name', async () => {
  await follows().follow(person(mara), person(ivo).id);
  for (const storyId of [own, signed]) await fixture.service.comments.setRule(person(mara), storyId, 'followed');
  await comment(own);
  await expect(comment(signed)).rejects.toThrow();
});

it('a reader who blocks the author’s own name comments below the pen name’s stories as below anybody’s, and its author finds it without being told', async () => {
  await blocks().set(person(ivo), person(mara).id, 'block');
  const id = await comment(signed);
  for (const viewer of [person(ivo).id, undefined, person(mara).id]) expect(await shown(signed, viewer)).toEqual(['A word.']);
  expect(await noticesOf(person(mara).id)).toEqual([]);
  await fixture.service.comments.remove(person(mara), id);
  expect(await shown(signed)).toEqual([]);
});

it('a visitor is blocked by the name that they met', async () => {
  const visit = (storyId: string) => {
    const words = { id: randomUUID(), storyId, chapterId: undefined, name: 'A Reader', text: 'A word.' };
    return fixture.service.visitors.post({ guestId, clientAddress: '192.0.2.1' }, words).then(() => words.id);
  };
  const guestId = randomUUID();
  for (const storyId of [own, signed]) await fixture.service.comments.letVisitors(person(mara), storyId, true);
  await visit(own);
  await fixture.service.comments.removeAndBlock(person(mara), await visit(signed), blockAs);
  await expect(visit(signed)).rejects.toThrow(visitorTexts.closed);
  await visit(own);
  expect((await fixture.service.ownComments.waiting(person(mara).id, null)).comments).toHaveLength(2);
  const [blocked] = await fixture.service.visitors.blocked(person(mara).id);
  await fixture.service.visitors.unblock(person(mara), blocked?.id ?? '');
  await visit(signed);
});

it('the name that a reader met is that of the story below which they commented last', async () => {
  const met = () => nameMetBy(context.database.db, person(mara).id, person(ivo).id);
  expect(await met()).toBeUndefined();
  await comment(signed);
  expect(await met()).toBe(pen.id);
  await comment(own);
  expect(await met()).toBe(person(mara).id);
});

it('a follower of a pen name is told of by that name', async () => {
  await follows().follow(person(ivo), pen.id);
  const notice = await context.database.db.selectFrom('notice').select(['kind', 'params', 'player_id']).executeTakeFirstOrThrow();
  expect(notice).toMatchObject({ kind: 'follower', player_id: person(mara).id });
  const facts = { playerId: person(mara).id, count: 2, xp: 0, actor: ivo, story: undefined, detail: undefined, params: notice.params };
  const said = (count: number) =>
    followerNotice
      .words({ ...facts, count })
      .said.map(({ text }) => text)
      .join('');
  expect(said(1)).toBe('Ivo follows your pen name Juniper Vale');
  expect(said(2)).toBe('2 new followers of your pen name Juniper Vale, the latest is Ivo');
  expect(followerNotice.address(facts)).toBe(`/players/${pen.id}`);
});
