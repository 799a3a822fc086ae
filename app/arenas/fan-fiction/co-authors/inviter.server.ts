import type { Inviter } from '~/blocks/acquaintances.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { nameOn } from '~/stories/co-authors/authors-of.server';

/** A player as others are asked by them: by the name under which they write a story, if it is theirs, or else by their own. */
export async function inviterTo(executor: Executor, playerId: string, storyId: string): Promise<Inviter> {
  const story = isUuid(storyId)
    ? await executor.selectFrom('story').select(nameOn(playerId).as('name')).where('id', '=', storyId).executeTakeFirst()
    : undefined;
  return { playerId, nameId: story?.name ?? playerId };
}
