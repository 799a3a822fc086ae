import { type Kysely, sql } from 'kysely';

/** What moderators write down about a case for each other; it goes with the case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_note (
      id uuid primary key,
      case_id uuid not null references moderation_case (id) on delete cascade,
      author_id uuid references player (id) on delete set null,
      words text not null,
      written_at timestamptz not null
    )`.execute(db);
  await sql`create index case_note_case on case_note (case_id, written_at)`.execute(db);
  await sql`create index case_note_author on case_note (author_id) where author_id is not null`.execute(db);
}
