import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANONYMOUS } from '~/accounts/anonymous';
import { RateLimited } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import { SECOND } from '../../testing/referee-fixture';
import { BETWEEN_MS, FILL_MS, GONE_MS, MOST_SEATS, ROUNDS } from '../rules/word-room';
import { come, guest, openRoomsFixture, type RoomsFixture } from '../testing/rooms-fixture';
import { roomTexts } from '../texts';
import { wordRoomFigures } from './word-room-figures.server';

const fixture = openRoomsFixture();
let room: RoomsFixture;
beforeEach(() => {
  room = fixture();
});

/** Lets all of a room be gone but for those in some seats. */
async function goneBut(roomId: string, seats: readonly number[]): Promise<void> {
  room.base.clock.advance(GONE_MS + SECOND);
  const signs = 'update word_room_seat set seen_at = $1 where room_id = $2 and seat = any($3)';
  await room.base.database.execute(signs, [room.base.clock.now(), roomId, seats]);
}

/** In how many ms something happens in a room by itself; undefined while nothing does. */
async function dueIn(roomId: string): Promise<number | undefined> {
  const rows = room.base.database.db.selectFrom('word_room').select('due_at').where('id', '=', roomId);
  const { due_at } = await rows.executeTakeFirstOrThrow();
  return due_at ? due_at.getTime() - room.base.clock.now().getTime() : undefined;
}

describe('a seat in a room of words', () => {
  it('begins when all are ready, and only by whom the Start is', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await expect(room.server.rooms.begin(roomId, room.bob)).rejects.toThrow(roomTexts.notYours);
    await room.server.rooms.ready(roomId, room.ann, true);
    expect(await room.look(roomId)).toMatchObject({ phase: 'waiting' });
    await room.server.rooms.ready(roomId, room.bob, true);
    expect(await room.look(roomId)).toMatchObject({ phase: 'soon' });
    await expect(room.server.rooms.join(roomId, come(guest()))).rejects.toThrow(roomTexts.begun);
  });

  it('begins when the one who is not ready leaves, or has given no sign for a while', async () => {
    const someone = guest();
    for (const how of ['leaves', 'is gone']) {
      const roomId = await room.roomOf(room.ann, room.bob, someone);
      await room.server.rooms.ready(roomId, room.ann, true);
      await room.server.rooms.ready(roomId, room.bob, true);
      expect(await room.look(roomId)).toMatchObject({ phase: 'waiting' });
      if (how === 'leaves') await room.server.rooms.leave(roomId, someone);
      else {
        await goneBut(roomId, [0, 1]);
        await room.advance(0);
      }
      expect(await room.look(roomId), how).toMatchObject({ phase: 'soon' });
      expect((await room.look(roomId))?.seats).toHaveLength(2);
    }
  });

  it('goes on waiting for one who is not ready and is there', async () => {
    const someone = guest();
    const roomId = await room.roomOf(room.ann, room.bob, someone);
    for (const owner of [room.ann, room.bob]) await room.server.rooms.ready(roomId, owner, true);
    for (let time = 0; time < 2; time += 1) {
      room.base.clock.advance(GONE_MS + SECOND);
      await room.sign(roomId);
      await room.advance(0);
      expect(await room.look(roomId)).toMatchObject({ phase: 'waiting' });
    }
  });

  it('does not begin alone', async () => {
    const roomId = await room.roomOf(room.ann);
    await expect(room.server.rooms.begin(roomId, room.ann)).rejects.toThrow(roomTexts.tooFew);
  });

  it('plays the games that were chosen', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.server.rooms.choose(roomId, room.ann, ['word-chain', '', 'no-such-game']);
    await expect(room.server.rooms.choose(roomId, room.bob, [])).rejects.toThrow(roomTexts.notYours);
    await room.server.rooms.begin(roomId, room.ann);
    const view = await room.look(roomId);
    expect(view?.games[0]).toBe('word-chain');
    expect(new Set(view?.games).size).toBe(ROUNDS);
  });

  it('is full with eight, and then a newcomer gets that of the one who has been gone longest', async () => {
    const roomId = await room.roomOf(room.ann, ...Array.from({ length: MOST_SEATS - 1 }, guest));
    await expect(room.server.rooms.join(roomId, come(room.bob))).rejects.toThrow(roomTexts.full);
    await goneBut(roomId, [0, 1, 2, 4, 5, 6, 7]);
    await goneBut(roomId, [0, 1, 2, 4, 6, 7]);
    await room.server.rooms.join(roomId, come(room.bob));
    const seats = (await room.look(roomId))?.seats ?? [];
    expect(seats.map(({ name }) => name)).toEqual(['Ann', ...[2, 3].map(roomTexts.guest), 'Bob', ...[5, 6, 7, 8].map(roomTexts.guest)]);
    expect(seats.filter(({ here }) => !here).map(({ seat }) => seat)).toEqual([5]);
  });

  it('stays that of a person who is gone while there are free ones', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await goneBut(roomId, [1]);
    await room.server.rooms.join(roomId, come(guest()));
    expect((await room.look(roomId))?.seats.map(({ here }) => here)).toEqual([false, true, true]);
  });

  it('is no longer that of the person whose it was before: they hear so, and their signs keep nobody else’s', async () => {
    const roomId = await room.roomOf(room.ann, ...Array.from({ length: MOST_SEATS - 1 }, guest));
    const page = room.server.connect(room.ann.playerId);
    const sign = { roomId, seat: (await room.server.rooms.look(roomId, room.ann))?.seat };
    expect(await page.follow(sign)).toMatchObject({ ok: true, seated: true });
    await goneBut(roomId, [1, 2, 3, 4, 5, 6, 7]);
    await room.server.rooms.join(roomId, come(room.bob));
    await goneBut(roomId, [1, 2, 3, 4, 5, 6, 7]);
    expect(await page.follow(sign)).toMatchObject({ ok: true, seated: false });
    expect((await room.look(roomId))?.seats[0]).toMatchObject({ name: 'Bob', here: false });
    expect(await room.server.rooms.look(roomId, room.ann)).toMatchObject({ seat: undefined });
  });

  it('has no time by which a room by link begins, however often it is looked at again', async () => {
    const roomId = await room.roomOf(room.ann, room.bob, guest());
    for (const owner of [room.ann, room.bob]) await room.server.rooms.ready(roomId, owner, true);
    expect(await dueIn(roomId)).toBe(GONE_MS);
    expect(await room.look(roomId)).toMatchObject({ phase: 'waiting', until: null });
  });

  it('begins once a player who is ready comes back, and nothing is looked at until then', async () => {
    const someone = guest();
    const roomId = await room.roomOf(room.ann, room.bob, someone);
    for (const owner of [room.ann, room.bob]) await room.server.rooms.ready(roomId, owner, true);
    const sign = { roomId, seat: (await room.server.rooms.look(roomId, room.bob))?.seat };
    await goneBut(roomId, [0, 2]);
    await room.server.rooms.leave(roomId, someone);
    expect([await dueIn(roomId), (await room.look(roomId))?.phase]).toEqual([undefined, 'waiting']);
    expect(await room.server.connect().follow(sign)).toMatchObject({ ok: true, view: { phase: 'soon' } });
    expect((await room.look(roomId))?.seats).toHaveLength(2);
  });

  it('seats everybody who comes at the same moment, each once', async () => {
    const roomId = await room.roomOf(room.ann);
    const others = [room.bob, ...Array.from({ length: MOST_SEATS - 2 }, guest)];
    await Promise.all([...others, ...others].map((owner) => room.server.rooms.join(roomId, come(owner))));
    expect((await room.look(roomId))?.seats.map(({ seat }) => seat)).toEqual(Array.from({ length: MOST_SEATS }, (_, seat) => seat));
    await Promise.all(others.map((owner) => room.server.rooms.leave(roomId, owner)));
    expect((await room.look(roomId))?.seats).toHaveLength(1);
  });

  it('leads no two together who block each other, and does not say why', async () => {
    const roomId = await room.roomOf(room.ann);
    await room.block(room.ann, room.bob);
    await expect(room.server.rooms.join(roomId, come(room.bob))).rejects.toThrow(roomTexts.full);
    expect(await room.look(roomId, room.bob)).toBeUndefined();
    const open = await room.server.rooms.next(come(room.ann));
    expect(await room.server.rooms.next(come(room.bob))).not.toBe(open);
  });

  it('takes the seat of a person who is gone from them where someone comes whom they block', async () => {
    const roomId = await room.server.rooms.next(come(room.ann));
    expect(await room.server.rooms.next(come(guest()))).toBe(roomId);
    await room.base.database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      room.ann.playerId,
      room.bob.playerId,
    ]);
    await goneBut(roomId, [1]);
    expect(await room.server.rooms.next(come(room.bob))).toBe(roomId);
    expect((await room.look(roomId))?.seats.map(({ name }) => name)).toEqual(['Bob', roomTexts.guest(2)]);
  });

  it('is rated or not by those who are there, as only they will play', async () => {
    const roomId = await room.roomOf(guest(), room.ann, room.bob);
    expect(await room.look(roomId)).toMatchObject({ unrated: 'guests' });
    await goneBut(roomId, [1, 2]);
    expect(await room.look(roomId)).toMatchObject({ unrated: null });
    await room.server.rooms.begin(roomId, room.ann);
    expect(await room.look(roomId)).toMatchObject({ phase: 'soon', unrated: null });
  });

  it('brings the next who want a game together, and begins by itself', async () => {
    const roomId = await room.server.rooms.next(come(room.ann));
    expect(await room.server.rooms.next(come(room.bob))).toBe(roomId);
    await room.advance(FILL_MS + SECOND);
    // Both pages have given no sign for as long: they are still there.
    expect(await room.look(roomId)).toMatchObject({ phase: 'soon' });
  });

  it.each(['leaves', 'is gone', 'is gone and comes back'])('waits as long for more people again when the second one %s', async (how) => {
    const roomId = await room.server.rooms.next(come(room.ann));
    await room.server.rooms.next(come(room.bob));
    expect(await dueIn(roomId)).toBe(FILL_MS);
    const sign = { roomId, seat: (await room.server.rooms.look(roomId, room.bob))?.seat };
    room.base.clock.advance(SECOND);
    if (how === 'leaves') await room.server.rooms.leave(roomId, room.bob);
    else await goneBut(roomId, [0]);
    if (how === 'is gone and comes back') {
      await room.advance(0);
      await room.server.connect().follow(sign);
    } else expect(await room.server.rooms.next(come(guest()))).toBe(roomId);
    expect(await dueIn(roomId)).toBe(FILL_MS);
    expect((await room.look(roomId))?.until).toBe(room.base.clock.now().getTime() + FILL_MS);
  });

  it('of the next who want it has no time by which it begins while one person is left', async () => {
    const roomId = await room.server.rooms.next(come(room.ann));
    await room.server.rooms.next(come(room.bob));
    await room.server.rooms.leave(roomId, room.bob);
    expect(await room.look(roomId)).toMatchObject({ phase: 'waiting', until: null });
  });

  it('leaves a seat free again before the start, and ends the run of a player who leaves later', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.server.rooms.leave(roomId, room.bob);
    expect((await room.look(roomId))?.seats).toHaveLength(1);
    await room.server.rooms.join(roomId, come(room.bob));
    await room.begun(roomId, room.ann);
    const run = await room.runOf(roomId, room.bob);
    await room.server.rooms.leave(roomId, room.bob);
    expect((await room.base.row(run.runId)).settled_at).not.toBeNull();
    await room.playOut(roomId, room.ann, 1);
    await room.sign(roomId);
    await room.advance(BETWEEN_MS + SECOND);
    const runs = room.base.database.db.selectFrom('game_run').select('room_seat').where('room_id', '=', roomId);
    expect(await runs.where('room_round', '=', 1).execute()).toEqual([{ room_seat: 0 }]);
  });

  it('is opened thirty times an hour by one person at most, and seats are taken as often in a minute', async () => {
    for (let opened = 0; opened < 30; opened += 1) await room.server.rooms.open(come(room.ann), { access: 'link', wanted: [] });
    await expect(room.server.rooms.open(come(room.ann), { access: 'link', wanted: [] })).rejects.toThrow(RateLimited);
    const roomId = await room.roomOf(room.bob);
    const someone = guest();
    for (let seat = 0; seat < 30; seat += 1) await room.server.rooms.join(roomId, come(someone));
    await expect(room.server.rooms.join(roomId, come(someone))).rejects.toThrow(RateLimited);
  });

  it('is opened as often in an hour as administrators have set', async () => {
    room.server.set.roomsPerHour = 1;
    await room.server.rooms.open(come(room.ann), { access: 'link', wanted: [] });
    await expect(room.server.rooms.open(come(room.ann), { access: 'link', wanted: [] })).rejects.toThrow(RateLimited);
  });

  it('names nobody whose name is hidden', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.base.database.execute('update player set hidden_at = now() where id = $1', [room.bob.playerId]);
    const view = await room.look(roomId);
    expect(view?.seats.map(({ name }) => name)).toEqual(['Ann', ANONYMOUS]);
    expect(JSON.stringify(view)).not.toContain(room.bob.playerId);
    const other = { playerId: (await makePlayer(room.base.database, room.base.clock, 'Cleo')).id };
    await room.block(room.bob, other);
    expect(await room.look(roomId, other)).toBeUndefined();
    expect(await room.server.connect(other.playerId).follow({ roomId })).toEqual({ ok: false });
  });

  it('answers nothing to those who may not follow it, nor to what is no question', async () => {
    const roomId = await room.roomOf(room.ann);
    await room.base.database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      room.ann.playerId,
      room.bob.playerId,
    ]);
    const blocked = room.server.connect(room.bob.playerId);
    expect(await blocked.follow({ roomId })).toEqual({ ok: false });
    await room.server.rooms.ready(roomId, room.ann, true);
    expect(blocked.frames).toHaveLength(1);
    for (const question of [undefined, {}, { roomId: '\u0000' }, { roomId: randomUUID() }, { roomId, seat: 3 }])
      expect(await room.server.connect().follow(question)).toEqual({ ok: false });
  });
});

it('are counted while people wait in them or something will happen, and are late once nobody looks after them', async () => {
  const counted = async () => {
    const figures = await wordRoomFigures({ db: room.base.database.db, clock: room.base.clock }).read();
    return figures.map(({ value }) => value);
  };
  const left = await room.roomOf(room.ann);
  await room.server.rooms.leave(left, room.ann);
  const roomId = await room.roomOf(room.ann, room.bob);
  expect(await counted(), 'open, occupied, late').toEqual([1, 1, 0]);
  await room.server.rooms.begin(roomId, room.ann);
  room.base.clock.advance(GONE_MS + SECOND);
  expect(await counted()).toEqual([1, 0, 1]);
  await room.server.rooms.sweep();
  expect((await counted())[2]).toBe(0);
});
