import { type RawBuilder, sql } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import type { Executor } from '~/platform/database/database.server';
import { isMaintainedBy } from './maintained-by.server';

/**
 * Whether a shared collection holds the story of a query's row back: it waits to be seen, or stands without its author's name. Until
 * then the collection alone decides where it is shown.
 * @see docs/decisions/0180-held-works.md
 */
export function isHeldBack(): RawBuilder<boolean> {
  return sql<boolean>`exists (select from shared_work as held where held.story_id = story.id and (held.waits or held.unnamed))`;
}

/** The same of one story. */
export async function isStoryHeldBack(executor: Executor, storyId: string): Promise<boolean> {
  const story = executor.selectFrom('story').select('id').where('id', '=', storyId).where(isHeldBack());
  return (await story.executeTakeFirst()) !== undefined;
}

/** The ids of a person's stories that readers find without a name, though they are to have it again: theirs, or a pen name of theirs. */
export function unnamedWorksOf(playerId: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select held.story_id from shared_work as held where held.player_id = any(${namesOf(playerId)}) and held.unnamed)`;
}

/** Whether a person maintains a collection in which the story of a query's row waits: they read it before others do. */
export function isForMaintainer(viewerId: string): RawBuilder<boolean> {
  return sql<boolean>`(story.status = 'draft' and exists (
    select from shared_work as held join collection on collection.id = held.collection_id
    where held.story_id = story.id and held.waits and held.state <> 'declined' and ${isMaintainedBy(viewerId)}))`;
}
