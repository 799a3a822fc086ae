import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { writeRoomState } from '../../rules/room-state';
import { lockRoomsOf } from '../room-store.server';

/** Renames a player in the seats of all their rooms; watchers learn it with the room's next change. */
export async function renameSeats(trx: Transaction<Tables>, playerId: string, name: string): Promise<void> {
  for (const { id, room } of await lockRoomsOf(trx, playerId)) {
    const seats = room.seats.map((seat) => (seat.person?.playerId === playerId ? { ...seat, person: { ...seat.person, name } } : seat));
    const entries = room.battle?.entries.map((entry) => (entry.playerId === playerId ? { ...entry, name } : entry)) ?? [];
    const battle = room.battle && { ...room.battle, entries };
    await trx
      .updateTable('weave_room')
      .set((row) => ({ state: writeRoomState({ ...room, seats, ...(battle && { battle }) }), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
}
