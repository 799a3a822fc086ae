import type { ReadStoryMemory } from '~/ai-writers/create-writers.server';
import type { Db } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import { keepsMemory } from '../../rules/memory/room-memory';
import type { Room } from '../../rules/room';
import type { RoomEffect } from '../../rules/turns/running-turn';
import { asStoryPart, partsOf } from '../room-store.server';
import type { Rooms } from '../rooms.server';

interface ReadRoomDependencies {
  db: Db;
  rooms: Pick<Rooms, 'dispatch'>;
  readStoryMemory: ReadStoryMemory;
  log: Pick<Log, 'warn'>;
}

/** Whether people have brought a story further: what AI writers add is not read. */
export function isToBeRead(room: Room, effects: readonly RoomEffect[]): boolean {
  if (!keepsMemory(room) || room.status === 'closed') return false;
  return effects.some(
    (effect) => (effect.type === 'turn-ended' && effect.turn.kind === 'person' && effect.text !== '') || effect.type === 'round-decided',
  );
}

/**
 * Has a room's story read for what its people should know of it, without what is behind a door: visitors see what was read.
 * Never throws: a reading that is lost, as with its process,
 * comes with the next turn.
 */
export async function readRoom({ db, rooms, readStoryMemory, log }: ReadRoomDependencies, room: Room): Promise<void> {
  try {
    const written = await partsOf(db, room.id);
    const parts = written.filter(({ door }) => !door).map(asStoryPart);
    const upTo = written.at(-1)?.number ?? 0;
    const reading = await readStoryMemory({ opening: room.opening?.starter ?? '', parts, said: room.memory.said, upTo });
    await rooms.dispatch(room.id, { type: 'memory-read', reading, forgotten: room.memory.forgotten ?? 0 });
  } catch (error) {
    log.warn({ err: error, roomId: room.id }, 'a story could not be read');
  }
}
