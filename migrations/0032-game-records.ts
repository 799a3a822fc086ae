import { type Kysely, sql } from 'kysely';
import type { Backfill, BigIndex } from '~/platform/migrations/schema-change';

/** The best run of each player in each word game: of a day, of a week and of all time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_record (
      id bigint generated always as identity unique,
      game text not null,
      period text not null check (period in ('day', 'week', 'always')),
      starts_on date not null,
      player_id uuid not null references player (id) on delete cascade,
      score integer not null,
      reached_at timestamptz not null,
      primary key (player_id, game, period, starts_on)
    )`.execute(db);
  await sql`
    create function tell_record_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('page_changed', 'records:' || coalesce(new.game, old.game));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger game_record_made after insert or delete on game_record
    for each row execute function tell_record_changed()`.execute(db);
  await sql`
    create trigger game_record_broken after update on game_record
    for each row when (old.score is distinct from new.score) execute function tell_record_changed()`.execute(db);
}

/** Records of all time come from the best scores, those of the last days from stored runs. */
export const backfills: readonly Backfill[] = [
  {
    name: 'of-all-time',
    table: 'player',
    key: 'id',
    batch: 500,
    fill: (trx: Kysely<unknown>, keys) =>
      sql`
        insert into game_record (game, period, starts_on, player_id, score, reached_at)
        select game, 'always', '1970-01-01', player_id, best_score, reached_at
        from game_best where player_id = any(${keys}::uuid[]) and best_score > 0
        on conflict do nothing`.execute(trx),
  },
  {
    name: 'of-the-last-days',
    table: 'game_run',
    key: 'id',
    batch: 2_000,
    fill: (trx: Kysely<unknown>, keys) =>
      sql`
        insert into game_record (game, period, starts_on, player_id, score, reached_at)
        select distinct on (game, period, starts_on, player_id) game, period, starts_on, player_id, score, settled_at
        from (
          select run.*, period, case period when 'day' then on_day else on_day - (extract(isodow from on_day)::integer - 1) end as starts_on
          from (
            select game, player_id, score, settled_at, (started_at at time zone 'UTC')::date as on_day from game_run
            where id = any(${keys}::uuid[]) and started_at > now() - interval '8 days'
              and player_id is not null and settled_at is not null and score > 0 and fault is null
          ) as run cross join (values ('day'), ('week')) as each (period)
        ) as made
        order by game, period, starts_on, player_id, score desc, settled_at
        on conflict (player_id, game, period, starts_on) do update set score = excluded.score, reached_at = excluded.reached_at
        where excluded.score > game_record.score`.execute(trx),
  },
];

export const indexes: readonly BigIndex[] = [
  { name: 'game_record_rank', on: 'game_record (game, period, starts_on, score desc, reached_at, player_id)' },
  { name: 'game_record_old', on: "game_record (starts_on) where period <> 'always'" },
];
