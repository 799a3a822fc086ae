import { type Kysely, sql } from 'kysely';

/** What follows the end of a room of Story Weave: titles that its writers propose and vote for, and the next room. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table weave_title (
      room_id uuid not null references weave_room (id) on delete cascade,
      place smallint not null check (place between 0 and 2),
      player_id uuid references player (id) on delete set null,
      title text not null,
      proposed_at timestamptz not null,
      primary key (room_id, place),
      unique (room_id, player_id)
    )`.execute(db);
  await sql`create index weave_title_player on weave_title (player_id) where player_id is not null`.execute(db);
  await sql`
    create table weave_title_vote (
      room_id uuid not null,
      player_id uuid not null references player (id) on delete cascade,
      place smallint not null,
      voted_at timestamptz not null,
      primary key (room_id, player_id),
      foreign key (room_id, place) references weave_title (room_id, place) on delete cascade
    )`.execute(db);
  await sql`create index weave_title_vote_player on weave_title_vote (player_id)`.execute(db);
  await sql`alter table weave_room add column next_room_id uuid references weave_room (id) on delete set null`.execute(db);
  await sql`create index weave_room_next on weave_room (next_room_id) where next_room_id is not null`.execute(db);
}
