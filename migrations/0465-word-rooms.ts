import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/** Live rooms of words: rooms, who sits in them, the runs of their games, and the board of their ratings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table word_room (
      id uuid primary key,
      access text not null,
      circle_id uuid references circle (id) on delete set null,
      wanted text[] not null,
      games text[] not null,
      phase text not null,
      round smallint not null,
      version integer not null,
      due_at timestamptz,
      next_id uuid,
      made_at timestamptz not null
    )`.execute(db);
  await sql`create index word_room_due on word_room (due_at) where due_at is not null`.execute(db);
  await sql`create index word_room_open on word_room (made_at) where phase = 'waiting'`.execute(db);
  await sql`create index word_room_old on word_room (made_at)`.execute(db);
  await sql`create index word_room_circle on word_room (circle_id, made_at) where circle_id is not null`.execute(db);
  await sql`
    create table word_room_seat (
      room_id uuid not null references word_room (id) on delete cascade,
      seat smallint not null,
      player_id uuid references player (id) on delete cascade,
      guest_id uuid,
      browser text not null,
      ready boolean not null,
      joined_at timestamptz not null,
      seen_at timestamptz not null,
      left_at timestamptz,
      primary key (room_id, seat)
    )`.execute(db);
  await sql`create unique index word_room_seat_person on word_room_seat (room_id, coalesce(player_id, guest_id))`.execute(db);
  await sql`create index word_room_seat_player on word_room_seat (player_id) where player_id is not null`.execute(db);
  await sql`
    alter table game_run add column room_id uuid, add column room_round smallint, add column room_seat smallint`.execute(db);
  await sql`insert into board (id, arena) values ('word-ratings', null) on conflict do nothing`.execute(db);
}

export const indexes: readonly BigIndex[] = [
  { name: 'game_run_room', on: 'game_run (room_id, room_round, room_seat) where room_id is not null', unique: true },
];
