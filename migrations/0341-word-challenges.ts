import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/** Challenges: a deal that people get by a link, and the runs that answer it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table word_challenge (
      id uuid primary key,
      game text not null,
      rules smallint not null,
      deal jsonb not null,
      run_id uuid unique references game_run (id) on delete set null,
      player_id uuid references player (id) on delete set null,
      guest_id uuid,
      browser text not null,
      series uuid not null,
      round smallint not null,
      made_at timestamptz not null,
      closed_at timestamptz,
      unique (series, round)
    )`.execute(db);
  await sql`create index word_challenge_player on word_challenge (player_id)`.execute(db);
  await sql`create index word_challenge_old on word_challenge (made_at)`.execute(db);
  await sql`
    alter table game_run
      add column challenge_id uuid, add column browser text, add column claimed_by uuid,
      add constraint game_run_claimed_by foreign key (claimed_by) references player (id) on delete set null not valid`.execute(db);
}

export const indexes: readonly BigIndex[] = [
  { name: 'game_run_answer', on: 'game_run (challenge_id, coalesce(player_id, guest_id)) where challenge_id is not null', unique: true },
  { name: 'game_run_claimed', on: 'game_run (claimed_by) where claimed_by is not null' },
];
