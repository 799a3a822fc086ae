import { noteOf, type RoomNote } from './note';
import type { Room } from './room';
import { settingOf } from './room-setting';

/** A room with a note. With 0 AI writers it is for people only, until its opener wants some again. */
export function noted(room: Room, note: RoomNote): Room {
  const aiWriters = note.writers > 0;
  const kept = { ...note, writers: aiWriters ? note.writers : noteOf(room).writers };
  const setting = settingOf(room);
  return { ...room, note: kept, ...(setting.aiWriters !== aiWriters && { setting: { ...setting, aiWriters } }) };
}
