import type { WeaveRefusal } from '../../protocol/weave.contract';
import { whyNotManaging, whyNotRemoving } from '../../rules/policy';
import type { Room } from '../../rules/room';
import type { RoomEvent } from '../../rules/turns/room-event';
import type { Rooms } from '../rooms.server';
import { WeaveRefused } from './presence.server';

type ManageDependencies = { rooms: Pick<Rooms, 'dispatch'> };

/** Closes a room for the person who opened it. @throws {WeaveRefused} for anybody else. */
export async function closeRoom({ rooms }: ManageDependencies, roomId: string, playerId: string): Promise<void> {
  await dispatchUnless(rooms, roomId, (room) => whyNotManaging({ id: playerId }, room), { type: 'closed-by-opener' });
}

/**
 * Removes a person from a private room for the person who opened it: their words stay, and they cannot come back.
 * @throws {WeaveRefused} for anybody else.
 */
export async function removeFromRoom({ rooms }: ManageDependencies, roomId: string, playerId: string, removed: string): Promise<void> {
  await dispatchUnless(rooms, roomId, (room) => whyNotRemoving({ id: playerId }, room, removed), { type: 'removed', playerId: removed });
}

/** Dispatches an event unless the room's rules say why not. @throws {WeaveRefused} with that reason, or where there is no such room. */
export async function dispatchUnless(
  rooms: Pick<Rooms, 'dispatch'>,
  roomId: string,
  whyNot: (room: Room) => WeaveRefusal | undefined,
  event: RoomEvent,
): Promise<void> {
  const update = await rooms.dispatch(roomId, async (_trx, room) => {
    const why = whyNot(room);
    if (why) throw new WeaveRefused(why);
    return event;
  });
  if (!update) throw new WeaveRefused('no-room');
}
