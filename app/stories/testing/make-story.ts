import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Clock } from '~/platform/clock';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { StoryTable } from '../stories.tables';

/**
 * Puts a story straight into the database, for tests: published now, by nobody, in Creative Writing, unless told otherwise.
 * @returns its id.
 */
export async function makeStory({ db }: OpenDatabase, clock: Clock, story: Partial<Insertable<StoryTable>> = {}): Promise<string> {
  const now = clock.now();
  const row: Insertable<StoryTable> = {
    id: randomUUID(),
    arena: 'creative_writing',
    status: 'published',
    author_id: null,
    title: 'The Ninth Gate',
    body: 'The gate stood open.',
    created_at: now,
    updated_at: now,
    published_at: story.status === 'draft' ? null : now,
    ...story,
  };
  await db.insertInto('story').values(row).execute();
  return row.id;
}
