import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { blockTexts } from '~/blocks/blocks';
import { makePlayer } from '~/platform/testing/make-player';
import { weaveRequests } from '../protocol/weave.contract';
import { usualNote } from '../rules/note';
import { usualTable } from '../rules/room-setting';
import { battleIn, battleChoice as choice, handIn } from '../testing/battle-moves';
import { openWeaveFixture, SECOND, start, submit, viewOf } from '../testing/weave-fixture';
import type { Browser } from '../testing/weave-server';
import type { RoomChoice } from './seating/lobby';
import { newVisit } from './seating/presence.server';

const fixture = openWeaveFixture();
const counted = { tried: 0, done: [] as string[] };
let blocked: string;

beforeEach(async () => {
  blocked = (await makePlayer(fixture.database, fixture.clock, 'Cid')).id;
});

afterAll(() => {
  console.log(`${counted.tried} requests to rooms of somebody who blocks: ${counted.done.length} did something`);
});

/** A valid question for each request on a live connection, besides its room, turn, round and passage: a new one has none until it is written down here. */
const questions: Record<keyof typeof weaveRequests, object> = {
  // Names no room: it leads into another one than theirs.
  enter: {},
  ...{ join: {}, watch: {}, unwatch: {}, leave: {}, close: {}, start: {}, here: {} },
  remove: { playerId: randomUUID() },
  choose: { setting: { format: 'turns', isPrivate: false, aiWriters: true, moreTime: false, rating: 'teen', table: usualTable } },
  readied: { ready: true },
  proposePrompt: { text: 'Mine.' },
  votePrompt: { prompt: 0 },
  head: { head: 1 },
  scribble: { text: 'Mine.' },
  showAll: {},
  draft: { keep: 0, add: 'Mine.' },
  passageDraft: { text: 'Mine.' },
  passage: { text: 'Mine.', submitId: randomUUID() },
  pass: {},
  passageBack: {},
  markPassage: { kind: 'funniest', on: true },
  pick: {},
  ready: {},
  mark: { number: 1, kind: 'loved', on: true },
  note: { note: { ...usualNote, words: 'Mine.' } },
  jokes: { on: true },
  remember: { saying: { about: 'no-person', name: 'Marrow' } },
  another: { number: 2 },
  strike: { number: 2 },
  change: { number: 2, text: 'Mine.' },
  undo: { number: 2 },
  proposeTitle: { title: 'Mine' },
  publish: { publish: true },
  voteTitle: { place: 0 },
  submit: { text: 'Mine.', submitId: randomUUID() },
  readOn: { read: 0 },
  markLine: { sheet: 0, round: 1, kind: 'loved', on: true },
  pickLine: { sheet: 0, round: 1 },
  titleLine: { sheet: 0, title: 'Mine' },
};

/** Ada and Ben in a room of hers; Cid watches. */
async function roomOf(differences: Partial<RoomChoice>): Promise<{ ada: Browser; ben: Browser; roomId: string }> {
  const roomId = await fixture.server.weave.open(fixture.ada, newVisit(), { ...choice, isPrivate: false, ...differences });
  const [ada, ben] = [fixture.server.connect(fixture.ada), fixture.server.connect(fixture.ben)];
  for (const browser of [ada, ben]) await browser.ask('weave:join', { roomId });
  return { ada, ben, roomId };
}

/** A room in each state that takes other requests. */
const rooms: Readonly<Record<string, () => Promise<string>>> = {
  'a room that waits for its Start': async () => (await roomOf({ format: 'turns' })).roomId,
  'a private one': async () => (await roomOf({ format: 'turns', isPrivate: true })).roomId,
  'a running turn': async () => {
    const { ada, roomId } = await roomOf({ format: 'turns' });
    await start(ada);
    await fixture.turnOf(ada, 'Ada');
    return roomId;
  },
  'a round that is written': async () => {
    const { ada, roomId } = await roomOf({});
    await start(ada);
    await fixture.pass(2 * SECOND);
    return roomId;
  },
  'a round with its passages': async () => {
    const { ada, ben, roomId } = await roomOf({});
    // Two would decide by turns, without a vote.
    const dov = fixture.server.connect((await makePlayer(fixture.database, fixture.clock, 'Dov')).id);
    await dov.ask('weave:join', { roomId });
    await start(ada);
    await fixture.pass(2 * SECOND);
    for (const [place, browser] of [ada, ben, dov].entries()) await handIn(browser, `Words of ${place}.`);
    expect(battleIn(ada).phase).toBe('picking');
    return roomId;
  },
  'stories of Fold that are read out': async () => {
    const { ada, roomId } = await roomOf({ format: 'fold', aiWriters: true });
    await start(ada);
    await fixture.pass(2 * SECOND);
    // Nobody has anything to say but AI writers.
    for (let waited = 0; waited < 40 && viewOf(ada).fold?.phase === 'writing'; waited += 1) {
      await fixture.settled(ada);
      await fixture.pass(60 * SECOND);
    }
    expect(viewOf(ada).fold?.phase).toBe('reading');
    return roomId;
  },
  'a closed room': async () => {
    const { ada, roomId } = await roomOf({ format: 'turns' });
    await start(ada);
    await fixture.turnOf(ada, 'Ada');
    await submit(ada, 'She went in.');
    await ada.ask('weave:close', { roomId });
    return roomId;
  },
};

/** The room as Ada sees it. */
const seenIn = async (roomId: string) => ({ ...(await fixture.server.weave.roomSnapshot(roomId, fixture.ada)), serverTime: 0 });

/** What a request names that means something in the room now. */
function namedIn({ turn, battle }: Awaited<ReturnType<typeof seenIn>>) {
  return { turn: turn?.number ?? 1, round: battle?.round || 1, passage: battle?.passages?.[0]?.id ?? 0 };
}

const block = (by: string, other: string) =>
  fixture.database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', $3)`, [
    by,
    other,
    fixture.clock.now(),
  ]);

it.each(Object.keys(rooms))('people whom a person blocks change nothing in %s of theirs', async (name) => {
  const roomId = (await rooms[name]?.()) ?? '';
  await block(fixture.ada, blocked);
  const cid = fixture.server.connect(blocked, '203.0.113.7');
  await cid.ask('weave:watch', { roomId });
  const before = await seenIn(roomId);
  for (const [key, question] of Object.entries(questions)) {
    counted.tried += 1;
    const answer = await cid.ask(weaveRequests[key as keyof typeof weaveRequests].name, { roomId, ...namedIn(before), ...question });
    expect(answer, key).not.toMatchObject({ code: 'malformed' });
    if (!isDeepStrictEqual(await seenIn(roomId), before)) counted.done.push(`${key} in ${name}`);
  }
  expect(counted.done).toEqual([]);
});

it('a pick from outside is refused by the sentence that does not say who blocked, whoever did', async () => {
  const roomId = (await rooms['a round with its passages']?.()) ?? '';
  await block(blocked, fixture.ada);
  const cid = fixture.server.connect(blocked, '203.0.113.7');
  const asked = { roomId, ...namedIn(await seenIn(roomId)) };
  expect(await cid.ask('weave:pick', asked)).toEqual({ ok: false, code: 'stopped', text: blockTexts.stopped });
});

it.each(['the person invited', 'the person who invites'])('nobody is invited after a block by %s', async (by) => {
  const { ada } = await roomOf({ format: 'turns' });
  const { roomId } = viewOf(ada);
  await fixture.database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, $3)', [
    blocked,
    fixture.ada,
    fixture.clock.now(),
  ]);
  await (by === 'the person invited' ? block(blocked, fixture.ada) : block(fixture.ada, blocked));
  await expect(fixture.server.weave.invite(roomId, { id: fixture.ada }, 'Cid')).rejects.toThrow();
  expect((await fixture.database.execute('select from notice')).rows).toEqual([]);
});
