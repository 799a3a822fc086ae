import { type RawBuilder, sql } from 'kysely';
import { type ArenaTrait, storyArenas } from '~/site/arenas';

/** Whether the story of a query's row is of an arena of whose stories this is so. @param column the name of its arena, where it has another. */
export function isOfArena(trait: ArenaTrait, column = 'story.arena'): RawBuilder<boolean> {
  const ids = storyArenas.flatMap((arena) => (trait in arena ? sql.lit(arena.id) : []));
  return sql<boolean>`${sql.ref(column)} in (${sql.join(ids)})`;
}

/** Whether the story of a query's row was brought from elsewhere and waits to be published: other drafts in chapters are kept beside stories. */
export function isUnpublishedImport(): RawBuilder<boolean> {
  return sql<boolean>`(story.status = 'draft' and story.published_at is null and ${isOfArena('hasChapters')})`;
}
