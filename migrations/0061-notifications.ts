import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '../app/platform/migrations/schema-change';

/**
 * What people are told, by what they follow and as they wish. A notice is one row for everything of its kind, subject and
 * day; each cause counts once in it. Changes are announced on the channel notices_changed, with the player's id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notice (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      kind text not null,
      gathered text not null,
      story_id uuid references story (id) on delete cascade,
      actor_id uuid references player (id) on delete set null,
      detail text,
      count integer not null,
      xp integer not null default 0,
      changed_at timestamptz not null,
      read_at timestamptz,
      mailed_at timestamptz,
      unique (player_id, gathered)
    )`.execute(db);
  await sql`create index notice_latest on notice (player_id, changed_at desc, id desc)`.execute(db);
  await sql`create index notice_unread on notice (player_id, changed_at) where read_at is null`.execute(db);
  await sql`create index notice_changed on notice (changed_at)`.execute(db);
  await sql`create index notice_urgent on notice (changed_at) where kind = 'decision' and mailed_at is null`.execute(db);
  await sql`create index notice_story on notice (story_id) where story_id is not null`.execute(db);
  await sql`create index notice_actor on notice (actor_id) where actor_id is not null`.execute(db);
  await sql`
    create table notice_cause (
      player_id uuid not null,
      cause text not null,
      gathered text not null,
      primary key (player_id, cause),
      foreign key (player_id, gathered) references notice (player_id, gathered) on delete cascade
    )`.execute(db);
  await sql`create index notice_cause_gathered on notice_cause (player_id, gathered)`.execute(db);
  await sql`
    create table notice_setting (
      player_id uuid primary key references player (id) on delete cascade,
      deliveries jsonb not null default '{}',
      weekly_mail boolean not null default true,
      mailed_at timestamptz
    )`.execute(db);
  await sql`
    create table notice_fan_out (
      id uuid primary key,
      audience text not null,
      followed text,
      kind text not null,
      cause text not null,
      gathered text not null,
      story_id uuid not null references story (id) on delete cascade,
      actor_id uuid references player (id) on delete set null,
      detail text,
      last_id uuid,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index notice_fan_out_due on notice_fan_out (created_at, id)`.execute(db);
  await sql`create index notice_fan_out_story on notice_fan_out (story_id)`.execute(db);
  await sql`create index notice_fan_out_actor on notice_fan_out (actor_id)`.execute(db);
  await sql`
    create table story_follow (
      player_id uuid not null references player (id) on delete cascade,
      story_id uuid not null references story (id) on delete cascade,
      created_at timestamptz not null,
      primary key (player_id, story_id)
    )`.execute(db);
  await sql`create index story_follow_story on story_follow (story_id, player_id)`.execute(db);
  await announced(db);
}

async function announced(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_notices_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('notices_changed', new.player_id::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger notice_added after insert on notice for each row execute function tell_notices_changed()`.execute(db);
  await sql`
    create trigger notice_read after update of read_at on notice
    for each row when (old.read_at is distinct from new.read_at) execute function tell_notices_changed()`.execute(db);
}

/** Followers are read in batches, in the order of their ids. */
export const indexes: readonly BigIndex[] = [
  { name: 'player_follow_in_order', on: 'player_follow (followed_id, follower_id)' },
  { name: 'fandom_follow_in_order', on: 'fandom_follow (fandom_id, player_id)' },
];
