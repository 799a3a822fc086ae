import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/** Wranglers, a role, and what they do with tags: what they have looked at, what each press changed, and the stories that must still follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table player drop constraint player_role_check,
      add constraint player_role_check check (role in ('administrator', 'moderator', 'wrangler'))`.execute(db);
  await sql`alter table tag add column settled boolean not null default false`.execute(db);
  await sql`
    create table tag_change (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      player_id uuid references player (id) on delete set null,
      action text not null,
      into_id integer references tag (id) on delete set null,
      items jsonb not null,
      undone_at timestamptz,
      undone_by uuid references player (id) on delete set null
    )`.execute(db);
  await sql`create index tag_change_player on tag_change (player_id) where player_id is not null`.execute(db);
  await sql`create index tag_change_undone_by on tag_change (undone_by) where undone_by is not null`.execute(db);
  await sql`create index tag_change_into on tag_change (into_id) where into_id is not null`.execute(db);
  await sql`
    create table tag_move (
      tag_id integer primary key references tag (id) on delete cascade,
      after_story uuid,
      asked_at timestamptz not null
    )`.execute(db);
}

export const indexes: readonly BigIndex[] = [
  {
    name: 'tag_to_wrangle',
    on: 'tag (kind, (story_count + mature_count) desc, id desc) where not canonical and canonical_id is null and not settled',
  },
  // Each step of a move goes on after the last story of the one before.
  { name: 'story_tag_written_in', on: 'story_tag (tag_id, story_id)' },
];
