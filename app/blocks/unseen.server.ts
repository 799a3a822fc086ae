import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';

/** The ids under which a person is known: their account's, and those of their pen names. A block of one of them is meant for all. */
function namesOf(player: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${player}::uuid union all select pen.id from player as pen where pen.pen_of = ${player}::uuid)`;
}

/** Under which of their names the one who blocks was met, of a row of `player_block`: that one leaves lists. */
const metAs = sql.raw('coalesce(block.as_id, block.player_id)');

/**
 * The ids of the people whom a person does not see: those they mute, and those between whom and them there is a block. A block of
 * a pen name works both ways, but hides only names that were met: the blocker loses the pen name, not the account behind it, and
 * one who is blocked below a story by a pen name loses that pen name.
 * An array, which the database makes once for each statement: a list then keeps its order by index.
 */
export function unseenBy(playerId: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select other_id from player_block where player_id = ${playerId}
    union all select ${metAs} from player_block as block where block.other_id in ${namesOf(sql`${playerId}`)} and block.kind = 'block')`;
}

/**
 * The ids of the names at which a person is refused, as a block stands between that name and any name of theirs that was met: an array, which
 * the database makes once for each statement. Mutes are not among them.
 */
export function refusedTo(playerId: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select other_id from player_block where player_id = ${playerId} and kind = 'block'
    union all select ${metAs} from player_block as block where block.other_id in ${namesOf(sql`${playerId}`)} and block.kind = 'block')`;
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

/**
 * Whether a person sees what another one did to a thing of theirs that stands under a pen name: only a block of that name tells them apart,
 * not one of another name of theirs, as the one who did it reached them knowing this one.
 * @param column the other person's id, such as 'comment.author_id'.
 */
export function isSeenAs(viewerId: string, nameId: string, column: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from player_block as block
    where block.player_id = ${viewerId} and block.other_id = ${sql.ref(column)}
      or ${metAs} = ${sql.ref(column)} and block.other_id = ${nameId} and block.kind = 'block')`;
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
      or ${metAs} = ${sql.ref(other)} and block.other_id in ${namesOf(sql.ref(viewer))} and block.kind = 'block')`;
}

/** The ids of some people as readers met them: an account is left out where one of its pen names is there too, because that name signed. */
function metAmong(others: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`array(
    select other.id from player as other where other.id = any(${others})
      and not exists (select from player as pen where pen.pen_of = other.id and pen.id = any(${others})))`;
}

/** The accounts behind some ids, which may be those of pen names. */
function accountsOf(others: readonly string[]): RawBuilder<string[]> {
  return sql<string[]>`array(select coalesce(pen_of, id) from player where id = any(${others}::uuid[]))`;
}

function isBlocked(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from player_block as block where block.kind = 'block' and (${condition}))`;
}

async function answerTo(executor: Executor, condition: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select ${condition} as holds`.execute(executor);
  return rows[0]?.holds ?? false;
}

/**
 * Whether one of two people blocks the other, for any of `others`, where nobody is told that something was stopped. A person stops by a
 * block whatever the other one does under any name; what they do themselves is stopped by the very name that they met.
 * @see docs/decisions/0184-pen-names.md
 */
export async function isBlockedAmong(executor: Executor, playerId: string, others: readonly string[]): Promise<boolean> {
  if (others.length === 0) return false;
  const byThem = sql<boolean>`block.player_id = ${playerId} and block.other_id = any(${metAmong(sql`${others}::uuid[]`)})`;
  const ofThem = sql<boolean>`block.other_id in ${namesOf(sql`${playerId}`)} and block.player_id = any(${accountsOf(others)})`;
  return answerTo(executor, isBlocked(sql<boolean>`${byThem} or ${ofThem}`));
}

/**
 * The same where the person who does something is told that it is stopped: that happens only at the name that they met, as a refusal at
 * another one would say whose it is.
 * @param playerId who does something. @param others to whom, or to whose things.
 */
export async function isRefusedAmong(executor: Executor, playerId: string, others: readonly string[]): Promise<boolean> {
  if (others.length === 0) return false;
  return answerTo(executor, isRefusedBy(playerId, sql`${others}::uuid[]`));
}

/** The same as a condition of a query. @param others an array of ids, which may come from the query's row. */
export function isRefusedBy(playerId: string, others: RawBuilder<unknown>): RawBuilder<boolean> {
  const met = metAmong(others);
  const ofThem = sql<boolean>`block.other_id in ${namesOf(sql`${playerId}`)} and ${metAs} = any(${met})`;
  return isBlocked(sql<boolean>`block.player_id = ${playerId} and block.other_id = any(${met}) or ${ofThem}`);
}
