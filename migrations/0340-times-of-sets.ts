import { type Kysely, sql } from 'kysely';
import type { Backfill, BigIndex } from '~/platform/migrations/schema-change';

/**
 * What tells perfect sets apart: the most points that a deal can give, the time in which a set was finished, and the rules that a best
 * run was played by. Boards of weeks become boards of months; the rows of weeks go with the sweep.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_run add column most integer, add column finished_ms integer`.execute(db);
  await sql`
    alter table game_best
      add column rules smallint not null default 1, add column finished_ms integer, add column worth integer,
      add column earlier_score integer`.execute(db);
  await sql`
    alter table game_record
      add column rules smallint not null default 1, add column finished_ms integer, add column curve jsonb,
      drop constraint game_record_period_check,
      add constraint game_record_period check (period in ('day', 'week', 'month', 'always')) not valid`.execute(db);
  await sql`alter table daily_score add column played_ms integer not null default 0`.execute(db);
  await sql`drop trigger game_record_broken on game_record`.execute(db);
  await sql`
    create trigger game_record_broken after update on game_record
    for each row when ((old.score, old.finished_ms, old.rules) is distinct from (new.score, new.finished_ms, new.rules))
    execute function tell_record_changed()`.execute(db);
}

/** Records of this month come from stored runs. */
export const backfills: readonly Backfill[] = [
  {
    name: 'of-this-month',
    table: 'game_run',
    key: 'id',
    batch: 2_000,
    fill: (trx: Kysely<unknown>, keys) =>
      sql`
        insert into game_record (game, period, starts_on, player_id, score, reached_at, rules)
        select distinct on (game, starts_on, player_id) game, 'month', starts_on, player_id, score, settled_at, rules
        from (
          select game, player_id, score, settled_at, rules, date_trunc('month', started_at at time zone 'UTC')::date as starts_on from game_run
          where id = any(${keys}::uuid[]) and started_at > now() - interval '31 days'
            and player_id is not null and settled_at is not null and score > 0 and fault is null
        ) as run
        order by game, starts_on, player_id, rules desc, score desc, settled_at
        on conflict (player_id, game, period, starts_on)
          do update set score = excluded.score, reached_at = excluded.reached_at, rules = excluded.rules
        where (excluded.rules, excluded.score) > (game_record.rules, game_record.score)`.execute(trx),
  },
];

export const indexes: readonly BigIndex[] = [
  { name: 'game_record_order', on: 'game_record (game, period, starts_on, rules, score desc, finished_ms, reached_at, player_id)' },
];
