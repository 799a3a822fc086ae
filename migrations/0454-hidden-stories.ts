import { type Kysely, sql } from 'kysely';

/** Stories that people do not want in their lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hidden_story (
      player_id uuid not null references player (id) on delete cascade,
      story_id uuid not null references story (id) on delete cascade,
      hidden_at timestamptz not null,
      primary key (player_id, story_id)
    )`.execute(db);
  await sql`create index hidden_story_story on hidden_story (story_id)`.execute(db);
}
