import { type Kysely, sql } from 'kysely';

/** Which openers of Creative Writing's prompts a player has met, and when last, so that none comes twice too soon. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table writing_opener_met (
      player_id uuid not null references player (id) on delete cascade,
      opener text not null,
      met_at timestamptz not null,
      primary key (player_id, opener)
    )`.execute(db);
}
