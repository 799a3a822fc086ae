import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANONYMOUS } from '~/accounts/anonymous';
import { RateLimited } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { RunOwner, RunView } from '../referee/referee-types';
import { openRefereeFixture, SECOND, WORDS } from '../testing/referee-fixture';
import { BETWEEN_MS, COUNT_IN_MS, FILL_MS, GONE_MS, LATE_MS, MOST_SEATS, ROUNDS } from './rules/word-room';
import { openRoomsServer, type RoomsServer } from './testing/rooms-server';
import { roomTexts } from './texts';

const fixture = openRefereeFixture();
let server: RoomsServer;
let ann: RunOwner & { playerId: string };
let bob: RunOwner & { playerId: string };

beforeEach(async () => {
  const { database, clock, playerId } = fixture();
  server = openRoomsServer(fixture());
  ann = { playerId };
  bob = { playerId: (await makePlayer(database, clock, 'Bob')).id };
});
afterEach(() => server.stop());

const come = (owner: RunOwner, browser: string = randomUUID()) => ({ owner, browser });
const guest = (): RunOwner => ({ guestId: randomUUID() });
const look = async (roomId: string, owner?: RunOwner) => (await server.rooms.look(roomId, owner))?.view;
const advance = async (ms: number) => {
  fixture().clock.advance(ms);
  await server.rooms.sweep();
  await server.rooms.settled();
};

/** A room of some people by a link. */
async function roomOf(...people: RunOwner[]): Promise<string> {
  const [first, ...others] = people;
  const roomId = await server.rooms.open(come(first as RunOwner), { access: 'link', wanted: [] });
  for (const owner of others) await server.rooms.join(roomId, come(owner));
  return roomId;
}

/** Gives a sign of life of everybody. */
async function sign(roomId: string): Promise<void> {
  await fixture().database.execute('update word_room_seat set seen_at = $1 where room_id = $2', [fixture().clock.now(), roomId]);
}

/** Lets a room begin, up to the moment at which its first game is dealt. */
async function begun(roomId: string, by: RunOwner): Promise<void> {
  await server.rooms.begin(roomId, by);
  await advance(COUNT_IN_MS + SECOND);
}

async function runOf(roomId: string, owner: RunOwner): Promise<RunView> {
  const own = await server.rooms.look(roomId, owner);
  if (!own?.run) throw new Error('no run');
  return own.run.view;
}

/** Spells some words of the running game and ends it. */
async function playOut(roomId: string, owner: RunOwner, words: number): Promise<void> {
  const run = await runOf(roomId, owner);
  for (let number = 1; number <= words; number += 1) await fixture().spell(run, number, server.referee);
  if (words < 4) await server.referee.end(run.runId, run.key);
  await server.rooms.settled();
}

/** Plays the three games, each with so many words. */
async function playAll(roomId: string, words: ReadonlyMap<RunOwner, number>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [owner, count] of words) await playOut(roomId, owner, count);
    await sign(roomId);
    if (round + 1 < ROUNDS) await advance(BETWEEN_MS + SECOND);
  }
}

const placesIn = async (roomId: string) =>
  (await look(roomId))?.seats.map(({ name, place }) => `${place} ${name}`).sort((one, other) => (one < other ? -1 : 1));
const ratingsOf = async () =>
  (await fixture().database.db.selectFrom('skill').select(['player_id', 'mean']).where('ladder', '=', 'words').execute()).length;

describe('a room of words', () => {
  it('deals the same puzzles to everybody at the same second, three games long, and ranks them', async () => {
    const roomId = await roomOf(ann, bob);
    await begun(roomId, ann);
    const rows = await fixture().database.db.selectFrom('game_run').selectAll().where('room_id', '=', roomId).execute();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ started_at }) => started_at.getTime())).size).toBe(1);
    expect(rows[0]?.deal).toEqual(rows[1]?.deal);
    await playAll(
      roomId,
      new Map([
        [ann, 2],
        [bob, 4],
      ]),
    );
    expect(await look(roomId)).toMatchObject({ phase: 'over', unrated: null });
    expect(await placesIn(roomId)).toEqual(['1 Bob', '2 Ann']);
  });

  it('is rated once, where all have accounts', async () => {
    const roomId = await roomOf(ann, bob);
    await begun(roomId, ann);
    await playAll(
      roomId,
      new Map([
        [ann, 2],
        [bob, 4],
      ]),
    );
    await Promise.all([server.rooms.sweep(), server.rooms.sweep()]);
    const contests = await fixture().database.db.selectFrom('skill_contest').select('id').where('source_id', '=', roomId).execute();
    expect(contests).toHaveLength(1);
    expect(await ratingsOf()).toBe(2);
  });

  it('is not rated with a guest, nor where two come from one browser', async () => {
    const someone = guest();
    const withGuest = await roomOf(ann, someone);
    await begun(withGuest, ann);
    await playAll(
      withGuest,
      new Map([
        [ann, 1],
        [someone, 2],
      ]),
    );
    expect(await look(withGuest)).toMatchObject({ phase: 'over', unrated: 'guests' });
    const browser = randomUUID();
    const sameBrowser = await server.rooms.open(come(ann, browser), { access: 'link', wanted: [] });
    await server.rooms.join(sameBrowser, come(bob, browser));
    await begun(sameBrowser, ann);
    await playAll(
      sameBrowser,
      new Map<RunOwner, number>([
        [ann, 1],
        [bob, 2],
      ]),
    );
    expect(await look(sameBrowser)).toMatchObject({ phase: 'over', unrated: 'same-browser' });
    expect(await ratingsOf()).toBe(0);
  });

  it('brings XP as runs do, and no best score, as a neighbour may have told the answers', async () => {
    const roomId = await roomOf(ann, bob);
    await begun(roomId, ann);
    await playOut(roomId, ann, 4);
    const { ledger, best } = await fixture().standing();
    expect(ledger).toHaveLength(1);
    expect(best).toBeUndefined();
  });

  it('takes each move once, however often and from wherever it is sent', async () => {
    const roomId = await roomOf(ann, bob);
    await begun(roomId, ann);
    const run = await runOf(roomId, ann);
    const again = await runOf(roomId, ann);
    expect(again.runId).toBe(run.runId);
    const word = await fixture().nextWord(run.runId);
    const other = fixture().another();
    await Promise.all([1, 2, 3].map((time) => fixture().answer(run, 1, word, time === 2 ? other : server.referee)));
    expect((await fixture().row(run.runId)).move_count).toBe(1);
  });

  it('goes on in another process after one is killed, in every phase', async () => {
    const roomId = await roomOf(ann, bob);
    const restart = async () => {
      await server.stop();
      server = openRoomsServer(fixture());
    };
    await restart();
    await server.rooms.begin(roomId, ann);
    await restart();
    await advance(COUNT_IN_MS + SECOND);
    expect(await look(roomId)).toMatchObject({ phase: 'playing', round: 0 });
    const before = await runOf(roomId, ann);
    await fixture().spell(before, 1, server.referee);
    await restart();
    expect(await runOf(roomId, ann)).toMatchObject({ runId: before.runId, nextMove: 2 });
    for (const owner of [ann, bob]) {
      const run = await runOf(roomId, owner);
      await server.referee.end(run.runId, run.key);
    }
    await restart();
    await advance(SECOND);
    expect(await look(roomId)).toMatchObject({ phase: 'soon', round: 1 });
    await restart();
    await sign(roomId);
    await advance(BETWEEN_MS + SECOND);
    expect(await look(roomId)).toMatchObject({ phase: 'playing', round: 1 });
  });

  it('waits for nobody who is gone, but for everybody when the site was away', async () => {
    const roomId = await roomOf(ann, bob);
    await begun(roomId, ann);
    await playOut(roomId, ann, 1);
    await fixture().database.execute('update word_room_seat set seen_at = $1 where room_id = $2 and seat = 0', [
      new Date(fixture().clock.now().getTime() + GONE_MS),
      roomId,
    ]);
    await advance(GONE_MS + SECOND);
    expect(await look(roomId)).toMatchObject({ phase: 'soon', round: 1 });
    await sign(roomId);
    await advance(BETWEEN_MS + SECOND);
    await playOut(roomId, ann, 1);
    await advance(GONE_MS + SECOND);
    expect(await look(roomId)).toMatchObject({ phase: 'playing', round: 1 });
  });

  it('ends a game when its time is up, whatever anybody sends', async () => {
    const roomId = await roomOf(ann, bob);
    await begun(roomId, ann);
    const run = await runOf(roomId, ann);
    fixture().clock.advance(run.msLeft + LATE_MS + SECOND);
    expect(await fixture().spell(run, 1, server.referee)).toMatchObject({ status: 'over', score: 0 });
    await server.rooms.settled();
    expect(await look(roomId)).toMatchObject({ phase: 'soon', round: 1 });
  });

  it('begins when all are ready, and only by whom the Start is', async () => {
    const roomId = await roomOf(ann, bob);
    await expect(server.rooms.begin(roomId, bob)).rejects.toThrow(roomTexts.notYours);
    await server.rooms.ready(roomId, ann, true);
    expect(await look(roomId)).toMatchObject({ phase: 'waiting' });
    await server.rooms.ready(roomId, bob, true);
    expect(await look(roomId)).toMatchObject({ phase: 'soon' });
    await expect(server.rooms.join(roomId, come(guest()))).rejects.toThrow(roomTexts.begun);
  });

  it('does not begin alone', async () => {
    const roomId = await roomOf(ann);
    await expect(server.rooms.begin(roomId, ann)).rejects.toThrow(roomTexts.tooFew);
  });

  it('plays the games that were chosen', async () => {
    const roomId = await roomOf(ann, bob);
    await server.rooms.choose(roomId, ann, ['word-chain', '', 'no-such-game']);
    await expect(server.rooms.choose(roomId, bob, [])).rejects.toThrow(roomTexts.notYours);
    await server.rooms.begin(roomId, ann);
    const view = await look(roomId);
    expect(view?.games[0]).toBe('word-chain');
    expect(new Set(view?.games).size).toBe(ROUNDS);
  });

  it('is full with eight, and seats of people who are gone are free again', async () => {
    const roomId = await roomOf(ann, ...Array.from({ length: MOST_SEATS - 1 }, guest));
    await expect(server.rooms.join(roomId, come(bob))).rejects.toThrow(roomTexts.full);
    fixture().clock.advance(GONE_MS + SECOND);
    await fixture().database.execute('update word_room_seat set seen_at = $1 where room_id = $2 and seat = 0', [
      fixture().clock.now(),
      roomId,
    ]);
    await server.rooms.join(roomId, come(bob));
    expect((await look(roomId))?.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  });

  it('seats everybody who comes at the same moment, each once', async () => {
    const roomId = await roomOf(ann);
    const others = [bob, ...Array.from({ length: MOST_SEATS - 2 }, guest)];
    await Promise.all([...others, ...others].map((owner) => server.rooms.join(roomId, come(owner))));
    expect((await look(roomId))?.seats.map(({ seat }) => seat)).toEqual(Array.from({ length: MOST_SEATS }, (_, seat) => seat));
    await Promise.all(others.map((owner) => server.rooms.leave(roomId, owner)));
    expect((await look(roomId))?.seats).toHaveLength(1);
  });

  it('leads no two together who block each other, and does not say why', async () => {
    const roomId = await roomOf(ann);
    await fixture().database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      ann.playerId,
      bob.playerId,
    ]);
    await expect(server.rooms.join(roomId, come(bob))).rejects.toThrow(roomTexts.full);
    expect(await look(roomId, bob)).toBeUndefined();
    const open = await server.rooms.next(come(ann));
    expect(await server.rooms.next(come(bob))).not.toBe(open);
  });

  it('brings the next who want a game together, and begins by itself', async () => {
    const roomId = await server.rooms.next(come(ann));
    expect(await server.rooms.next(come(bob))).toBe(roomId);
    await advance(FILL_MS + SECOND);
    // Both pages have given no sign for as long: they are still there.
    expect(await look(roomId)).toMatchObject({ phase: 'soon' });
  });

  it('leaves a seat free again before the start, and ends the run of somebody who leaves later', async () => {
    const roomId = await roomOf(ann, bob);
    await server.rooms.leave(roomId, bob);
    expect((await look(roomId))?.seats).toHaveLength(1);
    await server.rooms.join(roomId, come(bob));
    await begun(roomId, ann);
    const run = await runOf(roomId, bob);
    await server.rooms.leave(roomId, bob);
    expect((await fixture().row(run.runId)).settled_at).not.toBeNull();
    await playOut(roomId, ann, 1);
    await sign(roomId);
    await advance(BETWEEN_MS + SECOND);
    const runs = fixture().database.db.selectFrom('game_run').select('room_seat').where('room_id', '=', roomId);
    expect(await runs.where('room_round', '=', 1).execute()).toEqual([{ room_seat: 0 }]);
  });

  it('has one rematch, even if several ask at once', async () => {
    const roomId = await roomOf(ann, bob);
    await begun(roomId, ann);
    await playAll(
      roomId,
      new Map<RunOwner, number>([
        [ann, 1],
        [bob, 2],
      ]),
    );
    const rematches = await Promise.all([server.rooms.rematch(roomId, come(ann)), server.rooms.rematch(roomId, come(bob))]);
    expect(new Set(rematches).size).toBe(1);
    expect((await look(rematches[0]))?.seats).toHaveLength(2);
  });

  it('is opened thirty times an hour by one person at most, and seats are taken as often in a minute', async () => {
    for (let room = 0; room < 30; room += 1) await server.rooms.open(come(ann), { access: 'link', wanted: [] });
    await expect(server.rooms.open(come(ann), { access: 'link', wanted: [] })).rejects.toThrow(RateLimited);
    const roomId = await roomOf(bob);
    const someone = guest();
    for (let seat = 0; seat < 30; seat += 1) await server.rooms.join(roomId, come(someone));
    await expect(server.rooms.join(roomId, come(someone))).rejects.toThrow(RateLimited);
  });

  it('of a circle is found by its members while it waits', async () => {
    const { rows } = await fixture().database.execute(
      `insert into circle (id, name, invitation, made_at) values (gen_random_uuid(), 'Owls', 'link', now()) returning id`,
    );
    const circleId = String(rows[0]?.id);
    expect(await server.rooms.waitingIn(circleId)).toBeUndefined();
    const roomId = await server.rooms.meet(circleId, come(ann));
    expect(await server.rooms.meet(circleId, come(bob))).toBe(roomId);
    expect((await look(roomId))?.seats).toHaveLength(2);
    await server.rooms.begin(roomId, ann);
    expect(await server.rooms.waitingIn(circleId)).toBeUndefined();
  });

  it('names nobody whose name is hidden', async () => {
    const roomId = await roomOf(ann, bob);
    await fixture().database.execute('update player set hidden_at = now() where id = $1', [bob.playerId]);
    expect((await look(roomId))?.seats.map(({ name }) => name)).toEqual(['Ann', ANONYMOUS]);
  });

  it('sends nobody a puzzle or an answer of anybody in any frame', async () => {
    const roomId = await roomOf(ann, bob);
    const watching = server.connect(ann.playerId);
    const own = await server.rooms.look(roomId, ann);
    expect(await watching.follow({ roomId, seat: own?.seat })).toMatchObject({ ok: true });
    expect(await server.connect().follow({ roomId, seat: { seat: 0, key: 'not the key' } })).toMatchObject({ ok: true });
    await begun(roomId, ann);
    await playAll(
      roomId,
      new Map([
        [ann, 2],
        [bob, 4],
      ]),
    );
    expect(watching.frames.length).toBeGreaterThan(10);
    expect(watching.frames.some(({ name }) => name === 'word-room:progress')).toBe(true);
    const secrets = await fixture().database.db.selectFrom('game_run').select(['id']).where('room_id', '=', roomId).execute();
    for (const frame of watching.frames) {
      const sent = JSON.stringify(frame);
      for (const word of WORDS) expect(sent).not.toContain(`"${word}`);
      for (const { id } of secrets) expect(sent).not.toContain(id);
      expect(sent).not.toContain('deal');
      expect(sent).not.toContain('move');
    }
  });

  it('answers nothing to those who may not follow it, nor to what is no question', async () => {
    const roomId = await roomOf(ann);
    await fixture().database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      ann.playerId,
      bob.playerId,
    ]);
    const blocked = server.connect(bob.playerId);
    expect(await blocked.follow({ roomId })).toEqual({ ok: false });
    await server.rooms.ready(roomId, ann, true);
    expect(blocked.frames).toHaveLength(1);
    for (const question of [undefined, {}, { roomId: '\u0000' }, { roomId: randomUUID() }, { roomId, seat: 3 }])
      expect(await server.connect().follow(question)).toEqual({ ok: false });
  });
});
