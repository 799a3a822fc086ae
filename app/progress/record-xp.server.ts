import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { Arena } from '~/site/arenas';

/** One change of a player's XP. The same source, source id and revision count once for a player. */
export interface XpChange {
  playerId: string;
  arena: Arena;
  /** XP; negative when taken away. */
  amount: number;
  /** The kind of source, such as 'rating'. */
  source: string;
  sourceId: string;
  revision: number;
}

/**
 * Adds changes to the ledger, and those that are new to totals and boards. One statement, because others who credit the
 * same players wait meanwhile. Each part locks its rows in one order, after all rows of the part before it.
 */
export async function recordXp(trx: Transaction<Tables>, changes: readonly XpChange[], now: Date): Promise<XpChange[]> {
  if (changes.length === 0) return [];
  const { rows } = await sql<XpChange>`
    with added as (
      insert into xp_entry (player_id, arena, amount, source, source_id, revision, created_at)
      select change.*, ${now}::timestamptz
      from unnest(
        ${changes.map((change) => change.playerId)}::uuid[], ${changes.map((change) => change.arena)}::text[],
        ${changes.map((change) => change.amount)}::integer[], ${changes.map((change) => change.source)}::text[],
        ${changes.map((change) => change.sourceId)}::uuid[], ${changes.map((change) => change.revision)}::integer[]
      ) as change (player_id, arena, amount, source, source_id, revision)
      order by player_id, source, source_id, revision
      on conflict (source, source_id, revision, player_id) do nothing
      returning player_id, arena, amount, source, source_id, revision
    ), total as (
      insert into player_progress (player_id, xp_sum)
      select player_id, sum(amount) from added group by player_id order by player_id
      on conflict (player_id) do update set xp_sum = player_progress.xp_sum + excluded.xp_sum
      returning player_id, xp
    ), arena_total as (
      insert into arena_progress (player_id, arena, xp_sum, reached_at)
      select player_id, arena, sum(amount), ${now}::timestamptz from added group by player_id, arena order by player_id, arena
      on conflict (player_id, arena) do update set
        xp_sum = arena_progress.xp_sum + excluded.xp_sum,
        reached_at = case
          when greatest(0, arena_progress.xp_sum + excluded.xp_sum) = greatest(0, arena_progress.xp_sum) then arena_progress.reached_at
          else excluded.reached_at end
      returning player_id, arena, xp_sum
    ), shown as (
      insert into board_row (board, player_id, score, reached_at)
      select board, player_id, score, ${now}::timestamptz
      from (
        select 'all' as board, player_id, xp as score from total
        union all
        select board.id, player_id, greatest(0, xp_sum) from arena_total join board on board.arena = arena_total.arena
      ) as reached
      order by board, player_id
      on conflict (board, player_id) do update set score = excluded.score, reached_at = excluded.reached_at
      where board_row.score <> excluded.score
    )
    select player_id as "playerId", arena, amount, source, source_id as "sourceId", revision from added`.execute(trx);
  return rows;
}
