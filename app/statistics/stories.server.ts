import { type RawBuilder, sql } from 'kysely';
import type { Db } from '~/platform/database/database.server';
import { worksOf } from '~/stories/co-authors/authors-of.server';
import { worksCrediting } from '~/stories/writers/story-writers.server';

/** How many stories are listed. */
const LISTED = 100;

/** A story with its figures. */
export interface ReadStory {
  id: string;
  title: string;
  readers: number;
  kudos: number;
  comments: number;
}

/**
 * Whether the story of a query's row is an author's, alone or with others, and was published.
 * @param storyId only this one.
 */
export function isOwnStory(playerId: string, storyId: string | undefined): RawBuilder<boolean> {
  const one = storyId === undefined ? sql`true` : sql`story.id = ${storyId}`;
  return sql<boolean>`(story.id = any(${worksOf(playerId)}) or story.id = any(${worksCrediting(playerId)})) and story.published_at is not null and ${one}`;
}

/** The stories that were read most from a day on, with the kudos and comments that they have. @param own a condition on `story`. */
export async function mostRead(db: Db, own: RawBuilder<boolean>, since: string | undefined): Promise<ReadStory[]> {
  return db
    .selectFrom('story')
    .select([
      'id',
      'title',
      sql<number>`coalesce((select sum(readers) from story_day as read
        where read.story_id = story.id and (${since ?? null}::date is null or read.day >= ${since ?? null}::date)), 0)::integer`.as(
        'readers',
      ),
      sql<number>`(select count(*) from story_like where story_id = story.id)::integer
        + (select count(*) from guest_kudos where story_id = story.id)::integer`.as('kudos'),
      'comment_count as comments',
    ])
    .where(own)
    .orderBy('readers', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
}
