import { sql } from 'kysely';
import type { Tables } from '../database/database.server';
import { isUuid } from '../ids/uuid';
import type { Reportable } from './reportable';

/** The `setHidden` of a kind that is a row with an id and a column `hidden_at`. */
export function hiding(table: keyof Tables & string): Reportable['setHidden'] {
  return async ({ trx, clock }, { id }, hidden) => {
    if (!isUuid(id)) return false;
    const { rows } = await sql`
      update ${sql.table(table)} set hidden_at = ${hidden ? clock.now() : null}::timestamptz
      where id = ${id} and (hidden_at is null) = ${hidden} returning id`.execute(trx);
    return rows.length > 0;
  };
}
