import { type Kysely, sql } from 'kysely';

/** How a story is rated, of what it warns, and who has asked to be shown Mature ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story
      add column content_rating text not null default 'none' check (content_rating in ('none', 'general', 'teen', 'mature')),
      add column warnings text[] not null default '{}'
        check (warnings <@ array['violence', 'abuse', 'death', 'self-harm', 'other'])`.execute(db);
  await sql`
    alter table player
      add column birth_year smallint check (birth_year between 1900 and 2200),
      add column shows_mature boolean not null default false check (not shows_mature or birth_year is not null)`.execute(db);
}
