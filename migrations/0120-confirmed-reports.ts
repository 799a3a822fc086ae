import { type Kysely, sql } from 'kysely';

/**
 * Reports whose address is not confirmed yet, where reports came from, and what was hidden before a decision, until when.
 * `moderation_case.hidden_story`, the story that went out of sight, has no foreign key, because a case outlives it. Notices
 * hold the parameters of what they say, and whether they are mailed at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table report
      add column unconfirmed boolean not null default false,
      add column origin text`.execute(db);
  await sql`create index report_unconfirmed on report (created_at) where unconfirmed`.execute(db);
  await sql`
    alter table moderation_case
      add column hidden_at timestamptz,
      add column hidden_until timestamptz,
      add column hidden_story uuid`.execute(db);
  await sql`create index moderation_case_hidden_at on moderation_case (hidden_at) where hidden_at is not null`.execute(db);
  await sql`create index moderation_case_hidden_until on moderation_case (hidden_until) where hidden_until is not null`.execute(db);
  await sql`create index moderation_case_hidden_story on moderation_case (hidden_story) where hidden_story is not null`.execute(db);
  // What was decided about a thing before.
  await sql`create index moderation_case_thing on moderation_case (kind, thing_id, closed_at) where closed_at is not null`.execute(db);
  await sql`
    alter table notice
      add column params jsonb,
      add column mail_due boolean not null default false`.execute(db);
  await sql`update notice set mail_due = true where kind = 'decision' and mailed_at is null`.execute(db);
  await sql`drop index notice_urgent`.execute(db);
  await sql`create index notice_mail_due on notice (changed_at) where mail_due and mailed_at is null`.execute(db);
}
