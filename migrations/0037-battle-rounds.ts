import { type Kysely, sql } from 'kysely';

/** Passages of battle rounds in Story Weave, and the XP that people get from each other there in a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table weave_passage (
      room_id uuid not null references weave_room (id) on delete cascade,
      round smallint not null check (round between 1 and 8),
      seat smallint not null check (seat between 0 and 3),
      player_id uuid references player (id) on delete set null,
      ai_writer_id text,
      begun_at timestamptz not null,
      decided_at timestamptz,
      text text not null default '',
      draft text not null default '',
      votes smallint not null default 0,
      won boolean not null default false,
      primary key (room_id, round, seat)
    ) with (fillfactor = 70)`.execute(db);
  await sql`create index weave_passage_player on weave_passage (player_id) where player_id is not null`.execute(db);
  await sql`
    create table weave_pair_xp (
      player_id uuid not null references player (id) on delete cascade,
      from_id uuid not null references player (id) on delete cascade,
      day date not null,
      xp integer not null,
      primary key (player_id, from_id)
    )`.execute(db);
  await sql`create index weave_pair_xp_from on weave_pair_xp (from_id)`.execute(db);
}
