import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/**
 * Comments of people without an account, where an author allows them, and the visitors from whom an author takes none. They are in
 * no count that pages are dropped by, so their own changes are announced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table fanfic_comment
      add column visitor_name text,
      add column guest_id uuid,
      add column address_mark text`.execute(db);
  await sql`alter table story add column visitors_comment boolean not null default false`.execute(db);
  await sql`alter table comment_setting add column visitors boolean not null default false`.execute(db);
  await sql`
    create table blocked_visitor (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      name text not null,
      guest_id uuid not null,
      address_mark text,
      blocked_at timestamptz not null,
      unique (player_id, guest_id)
    )`.execute(db);
  await sql`create index blocked_visitor_since on blocked_visitor (blocked_at)`.execute(db);
  await sql`
    create function tell_visitors_comment_changed() returns trigger language plpgsql as $$
    begin
      if coalesce(new.visitor_name, old.visitor_name) is not null then
        perform announce('page_changed', 'story:' || coalesce(new.story_id, old.story_id));
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger visitors_comment_changed after delete or update of state, hidden_at, behind_door on fanfic_comment
    for each row execute function tell_visitors_comment_changed()`.execute(db);
}

export const indexes: readonly BigIndex[] = [
  { name: 'fanfic_comment_guest', on: 'fanfic_comment (guest_id) where guest_id is not null' },
  { name: 'fanfic_comment_address', on: 'fanfic_comment (created_at) where address_mark is not null' },
];
