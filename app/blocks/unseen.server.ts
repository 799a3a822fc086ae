import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';

/**
 * The ids of the people whom a person does not see: those they mute, and those between whom and them there is a block.
 * An array, which the database makes once for each statement: a list then keeps its order by index.
 */
export function unseenBy(playerId: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select other_id from player_block where player_id = ${playerId}
    union all select player_id from player_block where other_id = ${playerId} and kind = 'block')`;
}

/**
 * Whether a person sees what another one did, as a condition of a query.
 * @param viewerId undefined for a visitor, who sees everything.
 * @param column the other person's id, such as 'story.author_id'; without one, what is there is seen.
 * @see docs/product/blocking.md
 */
export function isSeenBy(viewerId: string | undefined, column: string): RawBuilder<boolean> {
  if (viewerId === undefined) return sql<boolean>`true`;
  return sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} <> all(${unseenBy(viewerId)}))`;
}

/** Whether a person blocks another one, as a condition of a query. @param column the other person's id, such as 'comment.author_id'. */
export function isBlockedBy(viewerId: string | undefined, column: string): RawBuilder<boolean> {
  if (viewerId === undefined) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from player_block as block where block.player_id = ${viewerId} and block.other_id = ${sql.ref(column)} and block.kind = 'block')`;
}

/**
 * The same for two people who stand in columns of a query's row, such as 'fact.player_id' and 'fact.actor_id'.
 * @returns whether the first sees the second.
 */
export function seesOther(viewer: string, other: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from player_block as block
    where block.player_id = ${sql.ref(viewer)} and block.other_id = ${sql.ref(other)}
      or block.player_id = ${sql.ref(other)} and block.other_id = ${sql.ref(viewer)} and block.kind = 'block')`;
}

/** Whether one of two people blocks the other, for any of `others`. */
export async function isBlockedAmong(executor: Executor, playerId: string, others: readonly string[]): Promise<boolean> {
  if (others.length === 0) return false;
  const { rows } = await sql<{ blocked: boolean }>`
    select exists (
      select from player_block
      where kind = 'block'
        and (player_id = ${playerId} and other_id = any(${others}::uuid[]) or other_id = ${playerId} and player_id = any(${others}::uuid[]))
    ) as blocked`.execute(executor);
  return rows[0]?.blocked ?? false;
}
