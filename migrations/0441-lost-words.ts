import { type Kysely, sql } from 'kysely';

/** Words that got away from people in word games, and when each comes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lost_word (
      player_id uuid not null references player (id) on delete cascade,
      word text not null,
      known smallint not null,
      due_at timestamptz not null,
      lost_at timestamptz not null,
      won_back_at timestamptz,
      primary key (player_id, word)
    )`.execute(db);
}
