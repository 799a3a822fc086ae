import { ANONYMOUS } from '~/accounts/anonymous';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import { closingParagraphs } from './closing-paragraphs.server';
import type { ParentStory } from './writing-types';

/** How many of a story's last paragraphs stand beside an appendage. */
const CLOSING_PARAGRAPHS = 3;

/** A story for a player to continue; undefined when they may read none with this id. */
export async function findParent(executor: Executor, playerId: string, storyId: string): Promise<ParentStory | undefined> {
  if (!isUuid(storyId)) return undefined;
  const row = await executor
    .selectFrom('story')
    .leftJoin('player', 'player.id', 'story.author_id')
    .select(['story.id', 'story.title', 'story.arena', 'player.name as author'])
    .where('story.id', '=', storyId)
    .where(isReadableBy(playerId))
    .executeTakeFirst();
  if (!row) return undefined;
  const closing = await closingParagraphs(executor, { storyId, viewerId: playerId, most: CLOSING_PARAGRAPHS });
  const { id, arena, title } = row;
  return { id, arena, title, author: row.author ?? ANONYMOUS, ending: closing.at(-1) ?? '', closing };
}
