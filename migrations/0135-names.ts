import { type Kysely, sql } from 'kysely';
import type { Backfill } from '../app/platform/migrations/schema-change';

/**
 * Names are unique by their look. What a name looks like is worked out by the program, so the database only notes whose name is still
 * to be looked at, and what people were called before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table name_look (
      look text primary key,
      player_id uuid references player (id) on delete cascade,
      freed_at timestamptz
    )`.execute(db);
  await sql`create index name_look_player on name_look (player_id) where player_id is not null`.execute(db);
  await sql`create index name_look_freed on name_look (freed_at) where freed_at is not null`.execute(db);
  await sql`
    create table earlier_name (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      name text not null,
      until timestamptz not null
    )`.execute(db);
  await sql`create index earlier_name_player on earlier_name (player_id, until desc)`.execute(db);
  await sql`create index earlier_name_until on earlier_name (until)`.execute(db);
  await sql`
    create table name_check (
      player_id uuid primary key references player (id) on delete cascade,
      collides boolean not null default false
    )`.execute(db);
  await sql`create index name_check_due on name_check (player_id) where not collides`.execute(db);
  await triggers(db);
}

async function triggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_name() returns trigger language plpgsql as $$
    begin
      insert into name_check (player_id) values (new.id) on conflict (player_id) do update set collides = false;
      if tg_op = 'UPDATE' then
        insert into earlier_name (id, player_id, name, until) values (gen_random_uuid(), new.id, old.name, now());
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger player_named after insert on player for each row execute function note_name()`.execute(db);
  await sql`
    create trigger player_name_noted after update of name on player
    for each row when (old.name is distinct from new.name) execute function note_name()`.execute(db);
  await sql`
    create function look_at_name() returns trigger language plpgsql as $$
    begin
      insert into moderation_due (kind, thing_id, at) values ('name', new.player_id, now()) on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger name_collides after update of collides on name_check
    for each row when (new.collides and not old.collides) execute function look_at_name()`.execute(db);
}

export const backfills: readonly Backfill[] = [
  {
    name: 'names-from-before',
    table: 'player',
    key: 'id',
    batch: 1000,
    fill: (trx, keys) =>
      sql`
        insert into name_check (player_id) select id from player where id = any(${keys}::uuid[]) on conflict do nothing`.execute(trx),
  },
];
