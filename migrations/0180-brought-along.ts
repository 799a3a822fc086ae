import { type Kysely, sql } from 'kysely';

/** Where a sign-up leads back to and what it takes along; and words that visitors wrote, until they have an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_up_attempt add column return_to text, add column brought_id uuid`.execute(db);
  await sql`
    create table visitor_words (
      id uuid primary key,
      prompt text not null,
      body text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index visitor_words_created_at on visitor_words (created_at)`.execute(db);
}
