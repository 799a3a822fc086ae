import { type MigrationProvider, Migrator } from 'kysely/migration';
import { migrations } from '~migrations';
import type { Db } from './database.server';

const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) };

/** Names of all schema changes that this version knows, in their order. */
export function migrationNames(): string[] {
  return Object.keys(migrations).sort();
}

/**
 * Brings the schema up to date, under a lock so that several processes may start at once.
 * @param upTo the last change to make; undefined makes all.
 * @returns the names of the migrations that were run now.
 * @throws the first migration's error; what came before it stays.
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider, migrationTableName: 'schema_migration', migrationLockTableName: 'schema_migration_lock' });
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
