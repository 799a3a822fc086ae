import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { RoomView } from '../protocol/room.contract';
import { roomView } from '../rules/room-changes';
import type { Drafts } from './drafts.server';
import { findRoom, isRoomId, partsOf, storedDraft, withoutTimes } from './room-store.server';
import { personTurn } from './rooms.server';

/** What a snapshot of a room needs. */
export interface RoomLook {
  db: Db;
  clock: Clock;
  drafts: Pick<Drafts, 'follow' | 'known'>;
}

/**
 * A room as one person sees it at this moment, including the current draft.
 * @param viewerId undefined for a visitor.
 * @returns undefined when there is no such room, or its story is hidden.
 */
export async function roomSnapshot(
  { db, clock, drafts }: RoomLook,
  roomId: string,
  viewerId: string | undefined,
): Promise<RoomView | undefined> {
  if (!isRoomId(roomId)) return undefined;
  const stored = await findRoom(db, roomId);
  if (!stored) return undefined;
  const { room, version, storyId } = stored;
  if (storyId && (await isHidden(db, storyId))) return undefined;
  const turn = personTurn(room);
  const [parts, kept] = await Promise.all([partsOf(db, roomId), turn ? storedDraft(db, roomId, turn.number) : undefined]);
  if (turn) drafts.follow(roomId, turn, kept);
  return roomView(room, {
    version,
    // A part added after the room was read belongs to a later version.
    parts: parts.filter(({ number }) => number <= room.lastNumber && number !== room.turn?.number).map(withoutTimes),
    draft: (turn && drafts.known(roomId, turn.number)?.text) ?? kept?.text ?? '',
    storyId,
    viewerId: viewerId ?? null,
    serverTime: clock.now().getTime(),
    gameSpeed: clock.gameSpeed,
  });
}

async function isHidden(db: Db, storyId: string): Promise<boolean> {
  const story = await db.selectFrom('story').select('id').where('id', '=', storyId).where('status', '=', 'hidden').executeTakeFirst();
  return story !== undefined;
}
