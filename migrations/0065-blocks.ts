import { type Kysely, sql } from 'kysely';

/** Whom a player has muted or blocked. `other_id` has no foreign key: what refers to a person is part of their download, and this would tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_block (
      player_id uuid not null references player (id) on delete cascade,
      other_id uuid not null check (other_id <> player_id),
      kind text not null check (kind in ('mute', 'block')),
      created_at timestamptz not null,
      primary key (player_id, other_id)
    )`.execute(db);
  await sql`create index player_block_newest on player_block (player_id, created_at, other_id)`.execute(db);
  await sql`create index player_block_of on player_block (other_id, kind)`.execute(db);
}
