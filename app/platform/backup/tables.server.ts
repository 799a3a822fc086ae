import { sql } from 'kysely';
import type { Executor } from '../database/database.server';

/** Prefix of the migration's own tables. */
const MIGRATION_TABLES = 'schema_migration';

/** A table of the site with its columns, except generated ones. */
export interface BackedUpTable {
  name: string;
  columns: string[];
}

/** All tables in a backup, by name. What is unlogged does not outlast a crash either. */
export async function backedUpTables(executor: Executor): Promise<BackedUpTable[]> {
  const { rows } = await sql<{ table_name: string; columns: string[] }>`
    select c.table_name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    join pg_class k on k.oid = format('public.%I', c.table_name)::regclass and k.relpersistence = 'p'
    where c.table_schema = 'public' and c.is_generated = 'NEVER'
    group by c.table_name order by c.table_name`.execute(executor);
  return rows
    .filter(({ table_name }) => !table_name.startsWith(MIGRATION_TABLES))
    .map(({ table_name: name, columns }) => ({ name, columns }));
}

/** Names of the migrations run on a database, in order. */
export async function ranMigrations(executor: Executor): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration order by name collate "C"`.execute(executor);
  return rows.map(({ name }) => name);
}

/** Does some work without constraints and triggers, so that rows may be inserted in any order. */
export async function withoutConstraints(executor: Executor, tables: readonly BackedUpTable[], work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(executor);
  const run = (statement: string) => sql.raw(statement).execute(executor);
  for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await run(`alter table "${name}" disable trigger user`);
  await work();
  for (const { name } of tables) await run(`alter table "${name}" enable trigger user`);
  for (const { table, name, definition } of keys) await run(`alter table ${table} add constraint ${name} ${definition}`);
}

/** Advances every sequence above the highest number in use. */
export async function advanceCounters(executor: Executor): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; counter: string }>`
    select table_name as table, column_name as column, pg_get_serial_sequence(format('public.%I', table_name), column_name) as counter
    from information_schema.columns
    where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')`.execute(executor);
  for (const { table, column, counter } of rows) {
    await sql`select setval(${counter}, (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      executor,
    );
  }
}
