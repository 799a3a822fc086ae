import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/** Open tables of Story Weave: when each begins, whether those who come were told, and who comes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table weave_open_table (
      starts_at timestamptz primary key,
      told_at timestamptz
    )`.execute(db);
  await sql`create index weave_open_table_untold on weave_open_table (starts_at) where told_at is null`.execute(db);
  await sql`
    create table weave_table_guest (
      starts_at timestamptz not null references weave_open_table (starts_at) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      said_at timestamptz not null,
      primary key (starts_at, player_id)
    )`.execute(db);
  await sql`create index weave_table_guest_player on weave_table_guest (player_id)`.execute(db);
}

/** At which hours people come into rooms. */
export const indexes: readonly BigIndex[] = [{ name: 'weave_room_opened', on: 'weave_room (opened_at desc)' }];
