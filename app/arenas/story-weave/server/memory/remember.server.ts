import type { Saying } from '~/ai-writers/memory/story-memory';
import { storedText } from '~/stories/reading/text/stored-text';
import { whyNotRemembering } from '../../rules/memory/room-memory';
import type { Rooms } from '../rooms.server';
import { dispatchUnless } from '../seating/manage-room.server';
import { WeaveRefused } from '../seating/presence.server';
import { whyUnfit } from '../unfit-words.server';

interface Remembering {
  roomId: string;
  playerId: string;
}

/**
 * Notes what a person says of a room's story.
 * @throws {WeaveRefused} without a seat, without a name, and for words that cannot stand in the room.
 */
export async function remember(
  { rooms }: { rooms: Pick<Rooms, 'dispatch'> },
  { roomId, playerId }: Remembering,
  sent: Saying,
): Promise<void> {
  const saying = tidied(sent);
  const words = Object.values(saying).filter((value) => typeof value === 'string');
  await dispatchUnless(rooms, roomId, (room) => whyNotRemembering({ id: playerId }, room) ?? whyUnfit(room, words.join('\n')), {
    type: 'said',
    saying,
  });
}

/** Its words in one line each. @throws {WeaveRefused} where nothing is left of a name. */
function tidied(sent: Saying): Saying {
  const line = (text: string) => storedText(text).replaceAll(/\s+/gu, ' ').trim();
  const named = (text: string) => {
    const tidy = line(text);
    if (tidy === '') throw new WeaveRefused('malformed');
    return tidy;
  };
  switch (sent.about) {
    case 'person':
    case 'no-person':
    case 'no-thing':
      return { ...sent, name: named(sent.name) };
    case 'same':
      return { ...sent, name: named(sent.name), as: named(sent.as) };
    case 'two':
      return { ...sent, name: named(sent.name), other: named(sent.other) };
    case 'thing':
      return { ...sent, name: named(sent.name), place: line(sent.place), holder: line(sent.holder) };
    case 'open':
    case 'closed':
      return { ...sent, text: named(sent.text) };
    case 'unasked':
      return sent;
  }
}
