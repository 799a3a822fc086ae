import { type Kysely, sql } from 'kysely';

/** Circles: people who meet each week, with the rooms that are theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table circle (
      id uuid primary key,
      name text not null,
      invitation text not null,
      weekday smallint check (weekday between 0 and 6),
      minute smallint check (minute between 0 and 1439),
      time_zone text,
      made_at timestamptz not null,
      hidden_at timestamptz,
      check ((weekday is null) = (minute is null) and (weekday is null) = (time_zone is null))
    )`.execute(db);
  await sql`create unique index circle_invitation on circle (invitation)`.execute(db);
  await sql`
    create table circle_member (
      circle_id uuid not null references circle (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      role text not null check (role in ('host', 'member')),
      joined_at timestamptz not null,
      calendar text not null,
      primary key (circle_id, player_id)
    )`.execute(db);
  await sql`create index circle_member_player on circle_member (player_id)`.execute(db);
  await sql`create unique index circle_member_calendar on circle_member (calendar)`.execute(db);
  await sql`create unique index circle_member_host on circle_member (circle_id) where role = 'host'`.execute(db);
  await sql`
    create table circle_evening (
      id uuid primary key,
      circle_id uuid not null references circle (id) on delete cascade,
      starts_at timestamptz not null,
      asked_at timestamptz,
      opened_at timestamptz,
      unique (circle_id, starts_at)
    )`.execute(db);
  await sql`create index circle_evening_due on circle_evening (starts_at, id) where opened_at is null`.execute(db);
  await sql`
    create table circle_answer (
      evening_id uuid not null references circle_evening (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      answer text not null check (answer in ('yes', 'late', 'no')),
      said_at timestamptz not null,
      primary key (evening_id, player_id)
    )`.execute(db);
  await sql`create index circle_answer_player on circle_answer (player_id)`.execute(db);
  await sql`
    create table circle_room (
      circle_id uuid not null references circle (id) on delete cascade,
      room_id uuid not null references weave_room (id) on delete cascade,
      evening_id uuid references circle_evening (id) on delete set null,
      opened_at timestamptz not null,
      primary key (circle_id, room_id)
    )`.execute(db);
  await sql`create index circle_room_room on circle_room (room_id)`.execute(db);
  await sql`create index circle_room_evening on circle_room (evening_id) where evening_id is not null`.execute(db);
  await sql`
    create trigger circle_evidence after delete or update of name on circle
    for each row execute function keep_evidence('circle', 'id', 'name')`.execute(db);
}
