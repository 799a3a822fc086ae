import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createTraces, type Traces } from '../app/accounts/traces/traces.server';
import type { Viewer } from '../app/accounts/viewer/viewer';
import { createFanFixture, FANDOM, type FanFixture } from '../app/arenas/fan-fiction/testing/fan-fixture';
import { openModerationFixture } from '../app/moderation/testing/moderation-fixture';
import { testTargets } from '../app/moderation/testing/test-targets';
import { createStoryFollows } from '../app/notices/story-follows/story-follows.server';
import { DAY_MS } from '../app/platform/clock/durations';
import { createRateLimiter } from '../app/platform/limits/rate-limit.server';
import { makePenName, makePlayer } from '../app/platform/testing/make-player';
import { createFollows } from '../app/players/follows/follows.server';
import { createKudos } from '../app/stories/kudos/kudos.server';
import { createRatingsService } from '../app/stories/ratings/ratings.server';
import { requireContinuable } from '../app/stories/sharing/appendages/continued.server';

const fixture = openModerationFixture();
let fan: FanFixture;
let traces: Traces;
let storyId: string;
/** Who was blocked by Mara, and suspended, as a test says. */
let troll: Viewer;
let puppet: Viewer;

beforeEach(async () => {
  const { database, clock } = fixture;
  fan = createFanFixture({ database, clock });
  traces = createTraces({ db: database.db, clock, secret: 'secret' });
  storyId = await fan.publish(fixture.mara);
  troll = await makePlayer(database, clock, 'Nightrider');
  clock.advance(40 * DAY_MS);
  puppet = await makePlayer(database, clock, 'Quiet Fern');
});

const from = (player: Viewer, browserId: string, clientAddress = '198.51.100.7') =>
  traces.note(fixture.database.db, player.id, { browserId, clientAddress });
const suspend = (player: Viewer) =>
  fixture.database.execute('update player set suspended_until = $2 where id = $1', [
    player.id,
    new Date(fixture.clock.now().getTime() + 7 * DAY_MS),
  ]);
const block = (player: Viewer, other: Viewer, asId: string | null = null) =>
  fixture.database.execute(`insert into player_block (player_id, other_id, kind, as_id, created_at) values ($1, $2, 'block', $3, $4)`, [
    player.id,
    other.id,
    asId,
    fixture.clock.now(),
  ]);
const comment = async (player: Viewer, text: string, under = storyId) => {
  await fan.service.comments.post(player, { id: randomUUID(), storyId: under, chapterId: undefined, text });
  fixture.clock.advance(1_000);
};
const readBy = async (viewer?: Viewer, under = storyId) =>
  (await fan.service.comments.list({ storyId: under, viewerId: viewer?.id })).threads.map(({ comment }) => comment?.text);
const cases = async () => {
  const rows = await fixture.rowsOf(
    `select thing_id, params from moderation_case join report on report.case_id = moderation_case.id where reason = 'return'`,
  );
  return rows.map(({ thing_id, params }) => ({ thing_id, words: testTargets.reasons.of('return').words?.(params) }));
};

it('the first three comments from the browser of a suspended person wait for moderators, who are told once', async () => {
  await from(troll, 'one browser');
  await suspend(troll);
  await from(puppet, 'one browser', '203.0.113.9');
  for (const text of ['One.', 'Two.', 'Three.', 'Four.']) await comment(puppet, text);
  expect(await readBy(), 'seen by others').toEqual(['Four.']);
  expect(await readBy(fixture.mara), 'seen by the author of the story').toEqual(['Four.']);
  expect(await readBy(puppet), 'seen by their writer').toEqual(['Four.', 'Three.', 'Two.', 'One.']);
  expect((await fan.service.ownComments.waiting(fixture.mara.id, null)).comments).toEqual([]);
  await fixture.moderation.findCases();
  const [only, ...others] = await cases();
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    thing_id: puppet.id,
    words: expect.stringContaining('It may be “Nightrider”, who is suspended: the same browser.'),
  });
  expect(only?.words).toContain('It waits: “Three.”');
});

/** Ways to reach Mara besides a comment. */
const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  'a rating': () =>
    createRatingsService({ ...fixture, db: fixture.database.db, progress: fan.progress, secret: 'secret' }).rateStory({
      storyId,
      playerId: puppet.id,
      value: 1,
    }),
  'a like': () =>
    createKudos({ ...fixture, db: fixture.database.db, limiter: createRateLimiter(fixture.database.db, fixture.clock, 'secret') }).give(
      { playerId: puppet.id },
      storyId,
    ),
  'a follow': () =>
    createFollows({ ...fixture, db: fixture.database.db, limiter: createRateLimiter(fixture.database.db, fixture.clock, 'secret') }).follow(
      puppet,
      fixture.mara.id,
    ),
  'a follow of her story': () => createStoryFollows(fixture.database.db, fixture.clock).follow(puppet, storyId),
  'a continuation': () => requireContinuable(fixture.database.db, puppet.id, storyId, fixture.clock.now()),
};

it.each(Object.keys(ways))(
  '%s by a person who may be back is done, and opens one case, until moderators find nothing in it',
  async (name) => {
    await from(troll, 'one browser');
    await block(fixture.mara, troll);
    await from(puppet, 'one browser');
    for (const _ of ['first', 'again']) {
      await ways[name]?.();
      await ways['a like']?.();
      await fixture.moderation.findCases();
    }
    const [only, ...others] = await cases();
    expect(others).toEqual([]);
    expect(only).toEqual({ thing_id: puppet.id, words: 'It may be “Nightrider”, whom the author blocks: the same browser.' });
    await fixture.decide('nothing');
    await ways[name]?.();
    await fixture.moderation.findCases();
    expect(await cases()).toHaveLength(1);
  },
);

it('what waited goes to the author of the story once moderators find nothing in it, and no more waits', async () => {
  await from(troll, 'one browser');
  await block(fixture.mara, troll);
  await from(puppet, 'one browser');
  await comment(puppet, 'One.');
  await fixture.moderation.findCases();
  await fixture.decide('nothing');
  expect((await fan.service.ownComments.waiting(fixture.mara.id, null)).comments).toMatchObject([{ text: 'One.' }]);
  expect(await fixture.rowsOf('select kind from notice where player_id = $1', [fixture.mara.id])).toEqual([{ kind: 'waiting' }]);
  await comment(puppet, 'Two.');
  expect(await readBy()).toEqual(['Two.']);
});

it('accounts of one cluster make one case', async () => {
  await from(troll, 'one browser');
  await suspend(troll);
  const second = await makePlayer(fixture.database, fixture.clock, 'Brown Owl');
  for (const player of [puppet, second]) {
    await from(player, 'one browser');
    await comment(player, `By ${player.name}.`);
    await fixture.moderation.findCases();
  }
  const [only, ...others] = await cases();
  expect(others).toEqual([]);
  expect(only?.words).toContain('Also “Brown Owl”');
  await fixture.decide('nothing');
  expect((await fan.service.ownComments.waiting(fixture.mara.id, null)).comments).toHaveLength(2);
});

it('a family behind one address writes and likes on, even if one of them is suspended', async () => {
  await from(troll, 'his browser');
  await suspend(troll);
  await from(puppet, 'her browser');
  await comment(puppet, 'One.');
  await ways['a like']?.();
  expect(await readBy()).toEqual(['One.']);
  await fixture.moderation.findCases();
  expect(await cases()).toEqual([]);
});

it('an address with a name that looks alike beside it makes comments wait', async () => {
  const rider = await makePlayer(fixture.database, fixture.clock, 'Night Rider 2');
  await from(troll, 'his browser');
  await suspend(troll);
  await from(rider, 'another browser');
  await comment(rider, 'One.');
  expect(await readBy()).toEqual([]);
});

it('an address, and an author under whose story a suspended person wrote lately, make comments wait', async () => {
  await comment(troll, 'Dull.');
  await from(troll, 'his browser');
  await suspend(troll);
  await from(puppet, 'another browser');
  await comment(puppet, 'One.');
  expect(await readBy()).toEqual(['Dull.']);
});

it('an address with the same target beside it makes comments wait', async () => {
  await from(troll, 'his browser');
  await block(fixture.mara, troll);
  await from(puppet, 'another browser');
  await comment(puppet, 'One.');
  expect(await readBy()).toEqual([]);
});

it.each(['own name', 'pen name'] as const)('a block that Mara set under her %s makes comments wait below that name alone', async (name) => {
  const pen = await makePenName(fixture.database, fixture.clock, fixture.mara.id, 'Juniper Vale');
  const story = { id: randomUUID(), fandom: FANDOM, title: 'A Harbour', content: 'The harbour was empty.', pen: pen.id };
  const { storyId: signed } = await fan.service.stories.create(fixture.mara, story);
  await from(troll, 'one browser');
  await block(fixture.mara, troll, name === 'pen name' ? pen.id : null);
  await from(puppet, 'one browser');
  for (const under of [storyId, signed]) await comment(puppet, 'One.', under);
  const shown = { own: await readBy(undefined, storyId), pen: await readBy(undefined, signed) };
  expect(shown).toEqual(name === 'pen name' ? { own: ['One.'], pen: [] } : { own: [], pen: ['One.'] });
});

it('a suspended person who deletes their account does not shake it off', async () => {
  await from(troll, 'one browser');
  await suspend(troll);
  await fixture.database.execute(`update account_trace set player_id = null where player_id = $1`, [troll.id]);
  await from(puppet, 'one browser');
  await comment(puppet, 'One.');
  expect(await readBy()).toEqual([]);
});

it('nothing is compared after 30 days, nor of accounts that are older', async () => {
  await from(troll, 'one browser');
  await suspend(troll);
  await comment(fixture.ivo, 'From an account that is old.');
  await from(fixture.ivo, 'one browser');
  await comment(fixture.ivo, 'And again.');
  expect(await readBy()).toHaveLength(2);
  fixture.clock.advance(31 * DAY_MS);
  await traces.sweep();
  expect(await fixture.rowsOf('select 1 from account_trace')).toEqual([]);
});

it('what is found of an account that was deleted is added to what is known of one with a name', async () => {
  const deleted = await makePlayer(fixture.database, fixture.clock, 'Brown Owl');
  for (const player of [troll, deleted]) {
    await fixture.database.execute('update player set banned_at = $2 where id = $1', [player.id, fixture.clock.now()]);
  }
  await from(troll, 'one browser');
  await from(puppet, 'one browser');
  await ways['a like']?.();
  await fixture.moderation.findCases();
  await from(deleted, 'one browser');
  await fixture.database.execute('update account_trace set player_id = null where player_id = $1', [deleted.id]);
  await ways['a rating']?.();
  await fixture.moderation.findCases();
  const [only] = await cases();
  expect(only?.words).toContain('It may be someone who deleted their account while banned or suspended: the same browser.');
});
