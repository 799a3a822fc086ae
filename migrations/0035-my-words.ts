import { type Kysely, sql } from 'kysely';

/** Words of the word games' lexicon that players keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table my_word (
      player_id uuid not null references player (id) on delete cascade,
      word text not null,
      added_at timestamptz not null,
      primary key (player_id, word)
    )`.execute(db);
}
