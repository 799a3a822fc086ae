import { type RawBuilder, sql } from 'kysely';
import { isAuthoredBy, isUnderOwnName } from '../co-authors/authors-of.server';
import { isRatedFor } from '../content-rating/listed-for.server';
import type { CollectionKind } from './collection';
import { isHeldBack } from './held-works.server';

/**
 * Whether somebody may put the story of a query's row into a collection of theirs: into a series what they write, alone or with co-authors, into a list
 * also what everybody is shown. A series says whose its stories are: none holds what a shared collection holds back, or what stands under
 * a pen name.
 */
export function mayCollect(playerId: string, kind: CollectionKind): RawBuilder<boolean> {
  const own = isAuthoredBy(playerId);
  return kind === 'series'
    ? sql<boolean>`(${own} and not ${isHeldBack()} and ${isUnderOwnName()})`
    : sql<boolean>`(${own} or story.status = 'published' and ${isRatedFor(playerId)})`;
}
