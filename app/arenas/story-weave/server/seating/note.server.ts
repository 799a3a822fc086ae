import { hasCrudeWord } from '~/platform/text/crude-words.server';
import { storedText } from '~/stories/reading/text/stored-text';
import type { RoomNote } from '../../rules/note';
import { whyNotJoking, whyNotManaging } from '../../rules/policy';
import { settingOf } from '../../rules/room-setting';
import type { Rooms } from '../rooms.server';
import { dispatchUnless } from './manage-room.server';

type NoteDependencies = { rooms: Pick<Rooms, 'dispatch'> };

interface Noting {
  roomId: string;
  playerId: string;
}

/** Says how the AI writers are to write. @throws {WeaveRefused} for anybody but the opener, and for crude words in a public room. */
export async function noteForWriters({ rooms }: NoteDependencies, { roomId, playerId }: Noting, sent: RoomNote): Promise<void> {
  const note = { ...sent, words: storedText(sent.words).replaceAll(/\s+/g, ' ').trim() };
  await dispatchUnless(
    rooms,
    roomId,
    (room) => whyNotManaging({ id: playerId }, room) ?? (!settingOf(room).isPrivate && hasCrudeWord(note.words) ? 'crude' : undefined),
    { type: 'noted', note },
  );
}

/** Lets the AI writers joke, or not. @throws {WeaveRefused} without a seat. */
export async function letJoke({ rooms }: NoteDependencies, { roomId, playerId }: Noting, on: boolean): Promise<void> {
  await dispatchUnless(rooms, roomId, (room) => whyNotJoking({ id: playerId }, room), { type: 'jokes', on });
}
