import { type RawBuilder, sql } from 'kysely';
import { isAuthoredBy, nameOn } from '../co-authors/authors-of.server';
import { isRatedFor } from '../content-rating/listed-for.server';
import type { CollectionKind } from './collection';
import { isHeldBack } from './held-works.server';

/**
 * Whether a player may put the story of a query's row into a collection of theirs: into a series what they write, alone or with co-authors,
 * into a list also what everybody is shown. A series says whose its stories are: none holds what a shared collection holds back, and each
 * only what stands under the name whose it is.
 * @param nameId of a series: whose it is, the person's id or that of a pen name of theirs; undefined for any of these.
 */
export function mayCollect(playerId: string, kind: CollectionKind, nameId?: string): RawBuilder<boolean> {
  const own = isAuthoredBy(playerId);
  if (kind === 'list') return sql<boolean>`(${own} or story.status = 'published' and ${isRatedFor(playerId)})`;
  const isOfName = nameId === undefined ? sql`true` : sql`${nameOn(playerId)} = ${nameId}`;
  return sql<boolean>`(${own} and not ${isHeldBack()} and ${isOfName})`;
}
