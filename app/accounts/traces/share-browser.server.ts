import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';

/** Two players. */
export interface BrowserPair {
  one: string;
  other: string;
}

/** The pairs among some players who have lately signed in with the same browser, as a query: each pair once. */
export function browserPairs(playerIds: readonly string[]) {
  return sql<BrowserPair>`
    select own.player_id as one, other.player_id as other from account_trace own
    join account_trace other on other.mark = own.mark and other.kind = own.kind and other.player_id > own.player_id
    where own.kind = 'browser' and own.player_id = any(${playerIds}::uuid[]) and other.player_id = any(${playerIds}::uuid[])`;
}

/** Whether a player has lately signed in with the same browser as one of some others. */
export async function sharesBrowserWith(executor: Executor, playerId: string, others: readonly string[]): Promise<boolean> {
  const { rows } = await sql`${withBrowserOf(playerId, sql`any(${others}::uuid[])`)} limit 1`.execute(executor);
  return rows.length > 0;
}

/** A condition of a query: the person that a column names has not lately signed in with the same browser as a player. */
export function isApartFrom(playerId: string, column: string) {
  return sql<boolean>`not exists (${withBrowserOf(playerId, sql.ref(column))})`;
}

/** Of a pen name, its owner signs in. */
function withBrowserOf(playerId: string, others: RawBuilder<unknown>) {
  return sql`
    select from account_trace own join account_trace other on other.mark = own.mark and other.kind = own.kind
    where own.kind = 'browser' and own.player_id = ${playerId} 
      and other.player_id in (select coalesce(named.pen_of, named.id) from player as named where named.id = ${others})`;
}

/** Whether two of some players have lately signed in with the same browser. */
export async function shareBrowser(executor: Executor, playerIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`${browserPairs(playerIds)} limit 1`.execute(executor);
  return rows.length > 0;
}
