import { sql } from 'kysely';

/**
 * Whether a person sees the story of a query's row among what was published: all that is not hidden, and their own.
 * @param viewerId undefined for a visitor.
 * @see docs/product/hiding.md
 */
export function shownTo(viewerId: string | undefined) {
  // Literal, so that the planner always sees that the indexes of published stories serve.
  if (viewerId === undefined) return sql<boolean>`story.status = 'published'`;
  return sql<boolean>`(story.status = 'published' or story.status = 'hidden' and story.author_id = ${viewerId})`;
}
