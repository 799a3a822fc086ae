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
 * A person whom a player follows, or who follows them, by name; undefined for all others, and for those whom the player does not see.
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

/** Whether a row's player is a person who is shown, and neither muted nor blocked by the one who asks. Pen names are for fan fiction alone. */
function isSeen(playerId: string): RawBuilder<boolean> {
  return sql<boolean>`player.pen_of is null and ${isShownTo(playerId)}`;
}

/** The same for all names of people. */
function isShownTo(playerId: string): RawBuilder<boolean> {
  return sql<boolean>`player.hidden_at is null
    and not exists (select from player_block as block where block.player_id = ${playerId} and block.other_id = player.id)`;
}

/** Who invites others to write with them, or to read along: a person, and the name under which they do, a pen name of theirs or their own. */
export interface Inviter {
  playerId: string;
  nameId: string;
}

/**
 * A person whom an author may ask by a name to write with them, or to read along: who follows the author's name, whom the author follows where they write
 * under their own, and a pen name that takes invitations. Nothing else counts: whom a person follows, and who follows them, is known of
 * their own name, and would say whose a pen name is. Undefined for all others.
 * @param name as people type it.
 * @see docs/product/co-authors.md, docs/product/beta-readers.md
 */
export async function invitable(
  executor: Executor,
  { playerId, nameId }: Inviter,
  name: string,
): Promise<{ id: string; name: string; penOf: string | null } | undefined> {
  const { rows } = await sql<{ id: string; name: string; penOf: string | null }>`
    select player.id, player.name, player.pen_of as "penOf" from player
    where player.name_key = ${nameKey(name)} and player.pen_retired_at is null and ${isShownTo(playerId)} and (
      player.takes_invitations
      or exists (select from player_follow where follower_id = player.id and followed_id = ${nameId})
      or ${nameId}::uuid = ${playerId}::uuid and exists (
        select from player_follow where follower_id = ${playerId} and followed_id = player.id))`.execute(executor);
  return rows[0];
}

/** Some names of those whom an author may ask because one of them follows the other, in order. */
export async function namesToInvite(executor: Executor, { playerId, nameId }: Inviter): Promise<string[]> {
  const followed =
    nameId === playerId
      ? sql`(select followed_id from player_follow where follower_id = ${playerId} order by created_at desc limit ${sql.lit(SUGGESTED)}) union all`
      : sql``;
  const { rows } = await sql<{ name: string }>`
    select player.name from player
    where player.id in (${followed}
        (select follower_id from player_follow where followed_id = ${nameId} order by follower_id limit ${sql.lit(SUGGESTED)}))
      and player.pen_retired_at is null and ${isShownTo(playerId)}
    order by player.name_key`.execute(executor);
  return rows.map(({ name }) => name);
}
