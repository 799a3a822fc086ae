import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/database.server';

/** Tables whose rows stay from test to test, in SQL: migrations fill them. */
export const KEPT_ROWS = sql<boolean>`(relname like 'schema_migration%' or relname = 'board')`;

const PUBLIC = sql`'public'::regnamespace`;

/**
 * What of a database emptying its tables leaves, a line each: the rows that stay, and of its schema tables, columns, defaults,
 * constraints, triggers, functions and the names of all else, such as indexes.
 */
export async function lastingIn({ db }: OpenDatabase): Promise<ReadonlySet<string>> {
  const { rows: schema } = await sql<{ line: string }>`
    select 'table ' || relname || ' ' || (
      select md5(string_agg(concat_ws(' ', attname, atttypid, attnotnull, pg_get_expr(adbin, adrelid)), ',' order by attname))
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as line
    from pg_class where relnamespace = ${PUBLIC} and relkind = 'r'
    union all select 'constraint ' || conname || ' of ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = ${PUBLIC} and contype <> 'n'
    union all select 'relation ' || relname from pg_class where relnamespace = ${PUBLIC} and relkind <> 'r'
    union all select 'trigger ' || tgname || ' of ' || tgrelid::regclass || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select 'function ' || proname || ' ' || md5(prosrc) from pg_proc where pronamespace = ${PUBLIC}`.execute(db);
  const { rows: kept } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = ${PUBLIC} and relkind = 'r' and ${KEPT_ROWS}`.execute(db);
  const lines = schema.map(({ line }) => line);
  for (const { name } of kept) {
    const { rows } = await sql<{ line: string }>`select (to_jsonb(kept) - 'timestamp')::text as line from ${sql.table(name)} kept`.execute(
      db,
    );
    lines.push(...rows.map(({ line }) => `row of ${name} ${line}`));
  }
  return new Set(lines);
}

/** What a file has left in a database, or taken from it. @param before as the file was given it. */
export function marksBetween(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  const left = [...after].filter((line) => !before.has(line)).map((line) => `left: ${line}`);
  const gone = [...before].filter((line) => !after.has(line)).map((line) => `gone: ${line}`);
  return [...left, ...gone];
}
