import { sql } from 'kysely';

/**
 * Whether a person sees the story of a query's row among published stories: everything that is not hidden, and their own.
 * @param viewerId undefined for a visitor.
 * @see docs/product/hiding.md
 */
export function shownTo(viewerId: string | undefined) {
  // A literal, so that the planner always sees that the indexes of published stories apply.
  if (viewerId === undefined) return sql<boolean>`story.status = 'published'`;
  return sql<boolean>`(story.status = 'published' or story.status = 'hidden' and story.author_id = ${viewerId})`;
}
