import { type Kysely, sql } from 'kysely';

/** Which replies of the built-in writers a player has met in which room, so that they meet others first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table weave_reply_met (
      player_id uuid not null references player (id) on delete cascade,
      room_id uuid not null,
      reply bigint not null,
      met_at timestamptz not null,
      primary key (player_id, room_id, reply)
    )`.execute(db);
  await sql`create index weave_reply_met_at on weave_reply_met (met_at)`.execute(db);
}
