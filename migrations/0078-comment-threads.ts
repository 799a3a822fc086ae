import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/** Authors choose whose comments appear under a story, and comments have answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story
      add column comment_rule text not null default 'open' check (comment_rule in ('open', 'approved', 'none'))`.execute(db);
  await sql`
    alter table fanfic_comment
      add column state text not null default 'shown' check (state in ('shown', 'waiting', 'removed')),
      add column answers_id uuid references fanfic_comment (id) on delete cascade`.execute(db);
}

export const indexes: readonly BigIndex[] = [
  // Pages of comments, newest first, on a story and on one of its chapters.
  { name: 'fanfic_comment_threads', on: 'fanfic_comment (story_id, created_at desc, id desc) where answers_id is null' },
  { name: 'fanfic_comment_chapter_threads', on: 'fanfic_comment (chapter_id, created_at desc, id desc) where answers_id is null' },
  // The answers to a comment.
  { name: 'fanfic_comment_answers', on: 'fanfic_comment (answers_id, created_at desc, id desc) where answers_id is not null' },
  // What waits for an author, and how much.
  { name: 'fanfic_comment_waiting', on: `fanfic_comment (story_id) where state = 'waiting'` },
];
