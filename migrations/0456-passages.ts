import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/** The paragraph that a comment is about, by its text; and whether a story's author folds such comments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table fanfic_comment add column passage jsonb`.execute(db);
  await sql`alter table story add column passages_folded boolean not null default false`.execute(db);
}

export const indexes: readonly BigIndex[] = [
  { name: 'fanfic_comment_passages', on: 'fanfic_comment (chapter_id) where passage is not null' },
];
