import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/**
 * What Health tells over days: how large the embedded database's log was and how many standbys followed, and what is counted of
 * people and rooms whose own rows go earlier than the count. A newcomer is a hash of an account's id, and how many days after joining
 * it was used, up to a week: triggers keep it, because sessions are removed by signing out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site_size add column database_log_bytes bigint, add column standbys integer`.execute(db);
  await sql`
    create table counted_room (
      room_id uuid primary key,
      kind text not null check (kind in ('weave', 'words')),
      opened_at timestamptz not null,
      shared boolean not null
    )`.execute(db);
  await sql`
    create table newcomer (
      mark text primary key,
      joined_at timestamptz not null,
      days_later smallint not null default 0
    )`.execute(db);
  await sql`
    create function newcomer_mark(player uuid) returns text language sql immutable
      as $$ select encode(sha256(convert_to(player::text, 'UTF8')), 'hex') $$`.execute(db);
  await sql`
    create function newcomer_joined() returns trigger language plpgsql as $$
    begin
      insert into newcomer (mark, joined_at) values (newcomer_mark(new.id), new.created_at) on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create function newcomer_seen() returns trigger language plpgsql as $$
    begin
      update newcomer set days_later = least(7, floor(extract(epoch from new.updated_at - joined_at) / 86400))
      where mark = newcomer_mark(new.player_id) and new.updated_at >= joined_at + make_interval(days => days_later + 1) and days_later < 7;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger newcomer_joined after insert on player for each row when (new.pen_of is null) execute function newcomer_joined()`.execute(
    db,
  );
  await sql`create trigger newcomer_seen after insert or update on session for each row execute function newcomer_seen()`.execute(db);
  await sql`
    insert into newcomer (mark, joined_at, days_later)
    select newcomer_mark(id), created_at, coalesce(
      (select least(7, greatest(0, floor(extract(epoch from max(updated_at) - player.created_at) / 86400))) from session where player_id = player.id), 0)
    from player where pen_of is null and created_at > now() - interval '40 days'`.execute(db);
}

export const indexes: readonly BigIndex[] = [{ name: 'donation_settled', on: 'donation (settled_at) where settled_at is not null' }];
