import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { MOST_BLOCKED } from './visitor-rules';
import './visitors.tables';

/** A person without an account, as far as is known of them. */
export interface Visitor {
  guestId: string;
  /** A keyed hash of their network address; null once it is forgotten. */
  addressMark: string | null;
}

/** A visitor from whom an author takes no comments. */
export interface BlockedVisitor {
  id: string;
  name: string;
  blockedAt: Date;
}

/** Whether one of a story's authors takes nothing from a visitor: from their browser, or for a month from their address. */
export async function isVisitorBlocked(executor: Executor, authorIds: readonly string[], visitor: Visitor): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`
    select exists (
      select from blocked_visitor where player_id = any(${authorIds}::uuid[])
        and (guest_id = ${visitor.guestId} or address_mark = ${visitor.addressMark}::text)) as blocked`.execute(executor);
  return rows[0]?.blocked ?? false;
}

/** Blocks a visitor for an author; again changes nothing. @param authorId the author's, or that of the pen name under whose story they met. */
export async function blockVisitor(
  trx: Transaction<Tables>,
  authorId: string,
  { guestId, addressMark, name }: Visitor & { name: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('blocked_visitor')
    .values({ id: randomUUID(), player_id: authorId, name, guest_id: guestId, address_mark: addressMark, blocked_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'guest_id']).doNothing())
    .execute();
  const kept = trx
    .selectFrom('blocked_visitor')
    .select('id')
    .where('player_id', '=', authorId)
    .orderBy('blocked_at', 'desc')
    .orderBy('id')
    .limit(MOST_BLOCKED);
  await trx.deleteFrom('blocked_visitor').where('player_id', '=', authorId).where('id', 'not in', kept).execute();
}

/** Whether the row of a blocked visitor is an author's, by any of their names. */
export function isByNameOf(authorId: string) {
  return sql<boolean>`blocked_visitor.player_id in (select id from player where id = ${authorId} or pen_of = ${authorId})`;
}

/** The visitors whom an author blocks under any name, newest first. */
export async function blockedVisitors(executor: Executor, authorId: string): Promise<BlockedVisitor[]> {
  const rows = await executor
    .selectFrom('blocked_visitor')
    .select(['id', 'name', 'blocked_at'])
    .where(isByNameOf(authorId))
    .orderBy('blocked_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, blocked_at: blockedAt }) => ({ id, name, blockedAt }));
}
