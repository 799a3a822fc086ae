import { storedText } from '~/stories/reading/text/stored-text';
import type { RoomNote } from '../../rules/note';
import { whyNotJoking, whyNotManaging } from '../../rules/policy';
import type { Rooms } from '../rooms.server';
import { whyUnfit } from '../unfit-words.server';
import { dispatchUnless } from './manage-room.server';

type NoteDependencies = { rooms: Pick<Rooms, 'dispatch'> };

interface Noting {
  roomId: string;
  playerId: string;
}

/** Says how the AI writers are to write. @throws {WeaveRefused} for anybody but the opener, and for words that cannot stand in the room. */
export async function noteForWriters({ rooms }: NoteDependencies, { roomId, playerId }: Noting, sent: RoomNote): Promise<void> {
  const note = { ...sent, words: storedText(sent.words).replaceAll(/\s+/g, ' ').trim() };
  await dispatchUnless(rooms, roomId, (room) => whyNotManaging({ id: playerId }, room) ?? whyUnfit(room, note.words), {
    type: 'noted',
    note,
  });
}

/** Lets the AI writers joke, or not. @throws {WeaveRefused} without a seat. */
export async function letJoke({ rooms }: NoteDependencies, { roomId, playerId }: Noting, on: boolean): Promise<void> {
  await dispatchUnless(rooms, roomId, (room) => whyNotJoking({ id: playerId }, room), { type: 'jokes', on });
}
