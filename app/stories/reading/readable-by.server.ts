import { type RawBuilder, sql } from 'kysely';
import { isAuthoredBy } from '../co-authors/authors-of.server';
import { isForMaintainer } from '../collections/held-works.server';
import { isRatedFor } from '../content-rating/listed-for.server';
import { hasOpened } from '../door/doors.server';

/**
 * Whether a person may read the words of the story of a query's row. It alone decides this: every page, request, book and
 * quotation that leads to words asks it.
 *
 * Readable is what is published or unlisted, what is their own, what waits in a collection that they keep, and what they have opened a door to; a Mature story to its writers, and to adults who asked for such.
 * @param viewerId undefined for a visitor.
 * @see docs/product/stories.md, docs/product/content-ratings.md, docs/product/hiding.md
 */
export function isReadableBy(viewerId: string | undefined): RawBuilder<boolean> {
  if (viewerId === undefined) return sql<boolean>`story.status in ('published', 'unlisted') and ${isRatedFor(undefined)}`;
  return sql<boolean>`(story.status in ('published', 'unlisted') or ${isAuthoredBy(viewerId)} or ${isForMaintainer(viewerId)}
    or story.status = 'behind_door' and ${hasOpened(viewerId)}) and ${isRatedFor(viewerId)}`;
}

/** Whether a person who reads another story is told of the one of a query's row: nothing leads to another author's unlisted one. @see docs/product/reach.md */
export function isNamedFor(viewerId: string | undefined): RawBuilder<boolean> {
  const own = viewerId === undefined ? sql`false` : isAuthoredBy(viewerId);
  return sql<boolean>`(${isReadableBy(viewerId)} and (story.status <> 'unlisted' or ${own}))`;
}
