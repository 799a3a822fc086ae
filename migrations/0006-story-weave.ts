import { type Kysely, sql } from 'kysely';

/** Rooms of Story Weave with their turns, who is present, and the writers of collaborative stories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_writer (
      story_id uuid not null references story (id) on delete cascade,
      place smallint not null,
      player_id uuid references player (id) on delete set null,
      ai_name text,
      characters integer not null check (characters > 0),
      is_ai boolean not null,
      primary key (story_id, place),
      check (is_ai = (ai_name is not null)),
      check (not is_ai or player_id is null)
    )`.execute(db);
  await sql`create unique index story_writer_player on story_writer (player_id, story_id) where player_id is not null`.execute(db);
  await sql`
    create table weave_room (
      id uuid primary key,
      version integer not null,
      status text not null check (status in ('open', 'epilogue', 'closed')),
      state jsonb not null,
      free_seats smallint not null,
      seated uuid[] not null,
      due_at timestamptz,
      asked_by uuid,
      opened_at timestamptz not null,
      game_ends_at timestamptz not null,
      closed_at timestamptz,
      story_id uuid references story (id) on delete set null,
      check ((due_at is null) = (status = 'closed'))
    ) with (fillfactor = 70)`.execute(db);
  await sql`create index weave_room_due on weave_room (due_at) where due_at is not null`.execute(db);
  await sql`create index weave_room_asked on weave_room (asked_by) where asked_by is not null`.execute(db);
  await sql`create index weave_room_joinable on weave_room (opened_at desc) where status = 'open' and free_seats > 0`.execute(db);
  await sql`create index weave_room_seated on weave_room using gin (seated) where status <> 'closed'`.execute(db);
  await sql`create index weave_room_story on weave_room (story_id) where story_id is not null`.execute(db);
  await sql`create index weave_room_without_story on weave_room (closed_at) where status = 'closed' and story_id is null`.execute(db);
  await sql`
    create table weave_turn (
      room_id uuid not null references weave_room (id) on delete cascade,
      number integer not null,
      seat smallint not null check (seat between 0 and 3),
      player_id uuid references player (id) on delete set null,
      ai_writer_id text,
      seed bigint,
      started_at timestamptz not null,
      ends_at timestamptz not null,
      ended_at timestamptz,
      text text not null default '',
      submit_id uuid,
      draft text not null default '',
      draft_revision integer not null default 0,
      primary key (room_id, number)
    ) with (fillfactor = 70)`.execute(db);
  // One writer at a time in a room, whatever a program does.
  await sql`create unique index weave_turn_one_writer on weave_turn (room_id) where ended_at is null`.execute(db);
  await sql`create index weave_turn_player on weave_turn (player_id) where player_id is not null`.execute(db);
  await sql`
    create table weave_process (
      id uuid primary key,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`
    create table weave_presence (
      room_id uuid not null references weave_room (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      process_id uuid not null,
      primary key (room_id, player_id, process_id)
    )`.execute(db);
  await sql`create index weave_presence_process on weave_presence (process_id)`.execute(db);
  await sql`create index weave_presence_player on weave_presence (player_id)`.execute(db);
}
