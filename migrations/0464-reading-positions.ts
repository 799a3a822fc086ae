import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/** Where somebody stopped in a story that they have read: in which chapter, and how far down it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reading_history
      add column chapter_id uuid references fanfic_chapter (id) on delete set null,
      add column share real not null default 0`.execute(db);
}

export const indexes: readonly BigIndex[] = [
  { name: 'reading_history_chapter', on: 'reading_history (chapter_id) where chapter_id is not null' },
];
