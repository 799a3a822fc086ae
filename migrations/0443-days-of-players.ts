import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/**
 * The deals of the daily set, stored when each is first played: the sets that were played until now keep theirs. Runs of sets whose
 * date is over name it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table daily_deal (
      daily_on date not null,
      game text not null,
      rules integer not null,
      deal jsonb not null,
      primary key (daily_on, game)
    )`.execute(db);
  await sql`
    insert into daily_deal (daily_on, game, rules, deal)
    select distinct on (daily_on, game) daily_on, game, rules, deal from game_run
    where daily_on is not null order by daily_on, game, started_at`.execute(db);
  await sql`alter table game_run add column past_on date`.execute(db);
}

export const indexes: readonly BigIndex[] = [
  { name: 'game_run_past', on: 'game_run (player_id, past_on) where past_on is not null' },
  { name: 'game_run_set', on: 'game_run (daily_on, game, score desc) where daily_on is not null' },
  { name: 'game_run_days', on: 'game_run (player_id, daily_on) where daily_on is not null' },
];
