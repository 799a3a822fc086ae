import { type Kysely, sql } from 'kysely';

/** What a writer has set themselves for a session, and the UTC days on which they wrote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table writing_goal (
      player_id uuid primary key references player (id) on delete cascade,
      amount integer not null,
      unit text not null check (unit in ('words', 'minutes'))
    )`.execute(db);
  await sql`
    create table writing_day (
      player_id uuid not null references player (id) on delete cascade,
      day date not null,
      primary key (player_id, day)
    )`.execute(db);
}
