import type { Executor } from '~/platform/database/database.server';
import { type PartWithRoads, withRoads } from '../server/passages.server';
import { isRoomId, partsOf } from '../server/room-store.server';

/** The parts of a published story, in order; none for a story whose room is not known. */
export async function partsOfStory(executor: Executor, storyId: string): Promise<PartWithRoads[]> {
  if (!isRoomId(storyId)) return [];
  const room = await executor.selectFrom('weave_room').select(['id', 'format']).where('story_id', '=', storyId).executeTakeFirst();
  if (!room) return [];
  const parts = await partsOf(executor, room.id);
  return room.format === 'battle' ? await withRoads(executor, room.id, parts) : parts;
}
