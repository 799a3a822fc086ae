import { type MemoryReading, memoryOf, remembered, type Saying } from '~/ai-writers/memory/story-memory';
import type { MemoryView } from '../../protocol/memory.contract';
import type { WeaveRefusal } from '../../protocol/weave.contract';
import { type Room, seatOf } from '../room';
import { settingOf } from '../room-setting';

/** What comes to be known of a room's story. */
export type MemoryEvent =
  /** A person says something of it. */
  | { type: 'said'; saying: Saying }
  /** The reader has read it. `forgotten`: how often its memory had forgotten when it began. */
  | { type: 'memory-read'; reading: MemoryReading; forgotten: number };

/** Why a person may not say anything of a room's story; undefined when they may: with a seat, until it closes. */
export function whyNotRemembering(person: { id: string }, room: Room): WeaveRefusal | undefined {
  if (room.status === 'closed') return 'closed';
  return seatOf(room, person.id) === undefined ? 'no-seat' : undefined;
}

/** A room after something has come to be known; the same one where that is known already, or the reading is older, also than a part that was withheld. */
export function withMemory(room: Room, event: MemoryEvent): Room {
  const { memory } = room;
  if (event.type === 'said') {
    // What is being written is not a part yet: they speak of the one before; of the first one where there is none.
    const next = remembered(memory, event.saying, Math.max(1, room.lastNumber - (room.turn ? 1 : 0)));
    return next === memory ? room : { ...room, memory: next };
  }
  const { reading, forgotten } = event;
  if (forgotten !== (memory.forgotten ?? 0)) return room;
  if (memory.read && (reading.upTo < memory.read.upTo || JSON.stringify(reading) === JSON.stringify(memory.read))) return room;
  return { ...room, memory: { ...memory, read: reading } };
}

/** Whether a room keeps a memory: where AI writers may write, and everyone reads all of the story while it grows. */
export function keepsMemory(room: Room): boolean {
  const { aiWriters, format } = settingOf(room);
  return aiWriters && format !== 'fold' && format !== 'slow';
}

/** What is known of a story, as everyone in the room sees it; null where none is kept. */
export function memoryView(room: Room): MemoryView | null {
  return keepsMemory(room) ? memoryOf(room.memory) : null;
}
