import { type RawBuilder, sql } from 'kysely';
import { nameKey } from '~/accounts/sign-up/display-name';
import type { Executor } from '~/platform/database/database.server';

/** How many names are suggested of those a person follows, and of their followers. */
const SUGGESTED = 50;

/** The names of some people whom a person follows, or who follow them, in order; none of those whom they mute or block. */
export async function namesOfAcquaintances(executor: Executor, playerId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select player.name from player
    where player.id in (
        (select followed_id from player_follow where follower_id = ${playerId} order by created_at desc limit ${sql.lit(SUGGESTED)})
        union all
        (select follower_id from player_follow where followed_id = ${playerId} order by follower_id limit ${sql.lit(SUGGESTED)}))
      and ${isSeen(playerId)}
    order by player.name_key`.execute(executor);
  return rows.map(({ name }) => name);
}

/**
 * Somebody whom a player follows, or who follows them, by name; undefined for all others, and for those whom the player does not see.
 * @param name as people type it.
 */
export async function acquaintance(executor: Executor, playerId: string, name: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select player.id, player.name from player
    where player.name_key = ${nameKey(name)} and ${isSeen(playerId)}
      and exists (
        select from player_follow
        where follower_id = ${playerId} and followed_id = player.id or follower_id = player.id and followed_id = ${playerId})`.execute(
    executor,
  );
  return rows[0];
}

/** Whether a row's player is shown, and neither muted nor blocked by the one who asks. A pen name goes nowhere: it only signs stories. */
function isSeen(playerId: string): RawBuilder<boolean> {
  return sql<boolean>`player.hidden_at is null and player.pen_of is null
    and not exists (select from player_block as block where block.player_id = ${playerId} and block.other_id = player.id)`;
}
