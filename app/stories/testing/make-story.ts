import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { StoryTable } from '../stories.tables';

/**
 * Inserts a story into the database, for tests: by default published now, by nobody, in Creative Writing.
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

/**
 * Inserts a collaborative story of these players and an AI writer into the database, for tests.
 * @returns its id.
 */
export async function weaveStory(
  database: OpenDatabase,
  clock: Clock,
  playerIds: readonly string[],
  story: Partial<Insertable<StoryTable>> = {},
): Promise<string> {
  const id = await makeStory(database, clock, { arena: 'story_weave', ...story });
  const people = playerIds.map((player_id) => ({ player_id, ai_name: null, is_ai: false }));
  const writers = [...people, { player_id: null, ai_name: 'Emma', is_ai: true }];
  await database.db
    .insertInto('story_writer')
    .values(writers.map((writer, place) => ({ ...writer, story_id: id, place, characters: 5 })))
    .execute();
  return id;
}
