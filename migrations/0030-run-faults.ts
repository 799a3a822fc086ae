import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/** Runs of word games that do not count, with the reason, and the players whose runs moderators should look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_run add column fault text`.execute(db);
  await sql`
    create table run_review (
      player_id uuid primary key references player (id) on delete cascade,
      opened_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db);
  await sql`create index run_review_open on run_review (opened_at desc) where closed_at is null`.execute(db);
}

export const indexes: readonly BigIndex[] = [
  { name: 'game_run_faulty', on: 'game_run (player_id, settled_at desc) where fault is not null and player_id is not null' },
];
