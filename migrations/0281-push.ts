import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '../app/platform/migrations/schema-change';

/**
 * Notifications on devices: the site's keys, sealed, and the devices with the addresses that push services gave them.
 * `notice.push_from` is the earliest time at which a notice goes to its player's devices; that one is due is announced on the
 * channel push_due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_key (
      only_row boolean primary key default true check (only_row),
      public_key text not null,
      sealed_private_key text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table push_device (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      endpoint text not null check (length(endpoint) <= 1000),
      fingerprint text not null unique,
      p256dh text not null,
      auth text not null,
      public_key text not null,
      name text not null,
      created_at timestamptz not null,
      pushed_at timestamptz,
      failures smallint not null default 0
    )`.execute(db);
  await sql`create index push_device_player on push_device (player_id, created_at)`.execute(db);
  await sql`
    alter table notice
      add column push_from timestamptz,
      add column pushed_at timestamptz`.execute(db);
  await sql`
    alter table notice_setting
      add column not_pushed text[] not null default '{}',
      add column push_words boolean not null default true`.execute(db);
  await sql`
    create function tell_push_due() returns trigger language plpgsql as $$
    begin
      perform announce('push_due', new.player_id::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger notice_push_due after insert or update of push_from on notice
    for each row when (new.push_from is not null) execute function tell_push_due()`.execute(db);
}

export const indexes: readonly BigIndex[] = [{ name: 'notice_push_due', on: 'notice (push_from) where push_from is not null' }];
