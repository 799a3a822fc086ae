import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_SEATS } from '../rules/word-room';
import { come, guest, openRoomsFixture, type RoomsFixture } from '../testing/rooms-fixture';

const fixture = openRoomsFixture();
let room: RoomsFixture;
beforeEach(() => {
  room = fixture();
});

async function makeCircle(): Promise<string> {
  const { rows } = await room.base.database.execute(
    `insert into circle (id, name, invitation, made_at) values (gen_random_uuid(), 'Owls', 'link', now()) returning id`,
  );
  return String(rows[0]?.id);
}

describe('a room of words of a circle', () => {
  it('is found by its members while it waits', async () => {
    const circleId = await makeCircle();
    expect(await room.server.rooms.waitingIn(circleId, room.ann)).toBeUndefined();
    const roomId = await room.server.rooms.meet(circleId, come(room.ann));
    expect(await room.server.rooms.meet(circleId, come(room.bob))).toBe(roomId);
    expect((await room.look(roomId))?.seats).toHaveLength(2);
    await room.server.rooms.begin(roomId, room.ann);
    expect(await room.server.rooms.waitingIn(circleId, room.bob)).toBeUndefined();
  });

  it('is one that has a seat for who comes, in which nobody blocks them, and else a new one', async () => {
    const circleId = await makeCircle();
    const { rooms } = room.server;
    const first = await rooms.meet(circleId, come(room.ann));
    await room.block(room.ann, room.bob);
    expect([await rooms.waitingIn(circleId, room.ann), await rooms.waitingIn(circleId, room.bob)]).toEqual([first, undefined]);
    const second = await rooms.meet(circleId, come(room.bob));
    expect(second).not.toBe(first);
    expect(await rooms.waitingIn(circleId, room.bob)).toBe(second);
    const others = Array.from({ length: MOST_SEATS - 1 }, guest);
    for (const other of others) await rooms.join(second, come(other));
    const someone = guest();
    expect(await rooms.waitingIn(circleId, someone)).toBe(first);
    expect(await rooms.meet(circleId, come(someone))).toBe(first);
  });

  it('is first of all the one in which the person has a seat', async () => {
    const circleId = await makeCircle();
    const { rooms } = room.server;
    const first = await rooms.meet(circleId, come(room.ann));
    await room.block(room.ann, room.bob);
    room.base.clock.advance(1_000);
    await rooms.meet(circleId, come(room.bob));
    await room.base.database.execute('delete from player_block');
    expect(await rooms.waitingIn(circleId, room.ann)).toBe(first);
    expect(await rooms.meet(circleId, come(room.ann))).toBe(first);
  });

  it('is looked for at the price of one seat, however many rooms refuse', async () => {
    const circleId = await makeCircle();
    const { rooms } = room.server;
    await rooms.open(come(room.ann), { access: 'circle', wanted: [], circleId });
    await rooms.open(come(room.ann), { access: 'circle', wanted: [], circleId });
    await room.block(room.ann, room.bob);
    await rooms.meet(circleId, come(room.bob));
    const { rows } = await room.base.database.execute(`select count from rate_limit where key like 'word-room-seat:%'`);
    expect(rows).toEqual([{ count: 1 }]);
  });
});
