import { sql } from 'kysely';

/** Whether a person has bookmarked a story: a column of a query of stories. */
export function bookmarkedBy(viewerId: string | undefined) {
  return sql<boolean>`exists (
    select from story_bookmark where player_id = ${viewerId ?? null}::uuid and story_id = story.id)`;
}
