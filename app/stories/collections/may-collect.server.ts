import { type RawBuilder, sql } from 'kysely';
import { isRatedFor } from '../content-rating/listed-for.server';
import type { CollectionKind } from './collection';

/**
 * Whether somebody may put the story of a query's row into a collection of theirs: into a series what they wrote alone, into a list
 * also what everybody is shown.
 */
export function mayCollect(playerId: string, kind: CollectionKind): RawBuilder<boolean> {
  const own = sql<boolean>`story.author_id = ${playerId}`;
  return kind === 'series' ? own : sql<boolean>`(${own} or story.status = 'published' and ${isRatedFor(playerId)})`;
}
