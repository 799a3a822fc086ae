import { type Kysely, sql } from 'kysely';

/** Slow rooms: what their writers have on the desk, and who follows their stories as they grow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weave_room drop constraint weave_room_format_check`.execute(db);
  await sql`
    alter table weave_room add constraint weave_room_format_check check (format in ('turns', 'battle', 'fold', 'slow')) not valid`.execute(
    db,
  );
  await sql`
    create table weave_slow_draft (
      id uuid primary key,
      room_id uuid not null references weave_room (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      body text not null default '',
      version integer not null default 1,
      last_save_id uuid,
      taken_saves uuid[] not null default '{}',
      begun_at timestamptz not null,
      updated_at timestamptz not null,
      unique (room_id, player_id)
    )`.execute(db);
  await sql`create index weave_slow_draft_player on weave_slow_draft (player_id)`.execute(db);
  await sql`
    create table weave_slow_follow (
      room_id uuid not null references weave_room (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      followed_at timestamptz not null,
      primary key (room_id, player_id)
    )`.execute(db);
  await sql`create index weave_slow_follow_player on weave_slow_follow (player_id)`.execute(db);
}
