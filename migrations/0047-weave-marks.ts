import { type Kysely, sql } from 'kysely';

/** Marks that people in a room of Story Weave give fresh parts of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table weave_mark (
      id uuid primary key default gen_random_uuid(),
      room_id uuid not null,
      number integer not null,
      player_id uuid not null references player (id) on delete cascade,
      kind text not null check (kind in ('loved', 'laughed', 'shivered')),
      marked_at timestamptz not null,
      unique (room_id, number, player_id, kind),
      foreign key (room_id, number) references weave_turn (room_id, number) on delete cascade
    )`.execute(db);
  await sql`create index weave_mark_player on weave_mark (player_id)`.execute(db);
}
