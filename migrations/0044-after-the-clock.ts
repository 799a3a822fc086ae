import { type Kysely, sql } from 'kysely';

/**
 * What happens to a story of Creative Writing after its session. `story_revision` holds words being revised, whose version
 * continues the story's; `revised_story` what the story was before its first revision. `ratings_before_change` is how many
 * ratings were given before more than half of a story changed, 0 if it did not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_revision (
      story_id uuid primary key references story (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      title text not null,
      body text not null,
      version integer not null,
      last_save_id uuid not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index story_revision_player on story_revision (player_id)`.execute(db);
  await sql`
    create table revised_story (
      story_id uuid primary key references story (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      first_body text not null,
      revised_at timestamptz not null,
      rated_body text,
      rated_count integer not null default 0
    )`.execute(db);
  await sql`create index revised_story_player on revised_story (player_id)`.execute(db);
  await sql`alter table story add column ratings_before_change integer not null default 0`.execute(db);
  await sql`alter table writing_session add column title_asked boolean not null default false`.execute(db);
}
