import { whyNotManaging, whyNotRemoving } from '../../rules/policy';
import type { RoomEvent } from '../../rules/turns/turns';
import type { Rooms } from '../rooms.server';
import { WeaveRefused } from './presence.server';

type ManageDependencies = { rooms: Pick<Rooms, 'dispatch'> };

/** Closes a room for the person who opened it. @throws {WeaveRefused} for anybody else. */
export async function closeRoom({ rooms }: ManageDependencies, roomId: string, playerId: string): Promise<void> {
  await dispatched(rooms, roomId, (room) => whyNotManaging({ id: playerId }, room), { type: 'closed-by-opener' });
}

/**
 * Removes a person from a private room for the person who opened it: their words stay, and they cannot come back.
 * @throws {WeaveRefused} for anybody else.
 */
export async function removeFromRoom({ rooms }: ManageDependencies, roomId: string, playerId: string, removed: string): Promise<void> {
  await dispatched(rooms, roomId, (room) => whyNotRemoving({ id: playerId }, room, removed), { type: 'removed', playerId: removed });
}

async function dispatched(
  rooms: Pick<Rooms, 'dispatch'>,
  roomId: string,
  whyNot: (room: Parameters<typeof whyNotManaging>[1]) => ReturnType<typeof whyNotManaging>,
  event: RoomEvent,
): Promise<void> {
  const update = await rooms.dispatch(roomId, async (_trx, room) => {
    const why = whyNot(room);
    if (why) throw new WeaveRefused(why);
    return event;
  });
  if (!update) throw new WeaveRefused('no-room');
}
