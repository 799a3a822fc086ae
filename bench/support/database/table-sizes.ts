import { sql } from 'kysely';
import type { Db } from '../../../app/platform/database/database.server';

const MB = 1024 ** 2;

/** How much room tables take, in MB: their rows with what is stored apart from them, and their indexes. */
export async function tableSizes(db: Db, tables: readonly string[]): Promise<{ table: string; 'rows MB': number; 'indexes MB': number }[]> {
  const { rows } = await sql<{ table: string; rows: number; indexes: number }>`
    select name as table, pg_table_size(name::regclass)::float8 as rows, pg_indexes_size(name::regclass)::float8 as indexes
    from unnest(${tables}::text[]) as name`.execute(db);
  return rows.map(({ table, ...bytes }) => ({
    table,
    'rows MB': Math.round(bytes.rows / MB),
    'indexes MB': Math.round(bytes.indexes / MB),
  }));
}
