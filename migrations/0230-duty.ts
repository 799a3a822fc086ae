import { type Kysely, sql } from 'kysely';

/**
 * The roster of moderators and administrators, who handles cases about children, and whom a grave case rings since when.
 * `moderation_case.rung_turn` is the turn's end, which may be gone from the roster since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table duty_turn (
      ends_at smallint primary key check (ends_at between 0 and 1439),
      player_id uuid not null references player (id) on delete cascade
    )`.execute(db);
  await sql`create index duty_turn_player on duty_turn (player_id)`.execute(db);
  await sql`
    create table children_handler (
      player_id uuid primary key references player (id) on delete cascade,
      named_at timestamptz not null
    )`.execute(db);
  await sql`
    alter table moderation_case
      add column rung_at timestamptz,
      add column rung_turn smallint`.execute(db);
  await sql`
    create index moderation_case_rung_at on moderation_case (rung_at) where closed_at is null and rung_at is not null`.execute(db);
}
