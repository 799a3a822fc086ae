import { type Kysely, sql } from 'kysely';

/**
 * Who has opened a story and reached its end, under keyed hashes; stories for which five readers are promised, and to whom each
 * was shown as 'One to read'.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_reading (
      story_id uuid not null references story (id) on delete cascade,
      reader text not null,
      opened_at timestamptz not null,
      finished_at timestamptz,
      primary key (story_id, reader)
    )`.execute(db);
  await sql`create index story_reading_finished on story_reading (reader, finished_at desc) where finished_at is not null`.execute(db);
  await sql`create index story_reading_opened on story_reading (opened_at)`.execute(db);
  await sql`
    create table reader_promise (
      story_id uuid primary key references story (id) on delete cascade,
      reason text not null check (reason in ('first', 'unread')),
      language text not null,
      made_at timestamptz not null,
      shown integer not null default 0,
      finished integer not null default 0,
      first_finished_at timestamptz,
      kept_at timestamptz,
      check ((kept_at is null) = (finished < 5))
    )`.execute(db);
  await sql`create index reader_promise_open on reader_promise (shown, made_at, story_id) where kept_at is null`.execute(db);
  await sql`create index reader_promise_read on reader_promise (first_finished_at) where first_finished_at is not null`.execute(db);
  await sql`
    create table reader_offer (
      reader_id uuid not null references player (id) on delete cascade,
      story_id uuid not null references story (id) on delete cascade,
      offered_at timestamptz not null,
      primary key (reader_id, story_id)
    )`.execute(db);
  await sql`create index reader_offer_latest on reader_offer (reader_id, offered_at desc)`.execute(db);
  await sql`create index reader_offer_story on reader_offer (story_id)`.execute(db);
}
