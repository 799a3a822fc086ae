import { type RawBuilder, sql } from 'kysely';

/** Whether a player writes the work of a query's row `imported_work` with the one who imported it. */
export function isWrittenWith(playerId: string, table = 'imported_work'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.story_id`)} in (
    select story_id from co_author where player_id = ${playerId} and joined_at is not null)`;
}

/** Whether several write the work of a query's row. */
export function isJoint(table = 'imported_work'): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from co_author where story_id = ${sql.ref(`${table}.story_id`)} and joined_at is not null)`;
}
