import { stat } from 'node:fs/promises';
import type { OpenDatabase } from '../database/database.server';
import { requireRoom } from '../instance/require-room.server';
import { unusableFolder } from './unusable-folder';

/**
 * That a backup fits into its folder, beside the copy of the embedded database that is made first where both are on one disk.
 * @param copiedTo the folder of that copy; undefined where the database is read without one.
 * @throws {NoRoom} {BrokenBackup} with a sentence for the operator.
 */
export async function requireRoomForBackup(
  database: Pick<OpenDatabase, 'kind' | 'execute'>,
  dir: string,
  copiedTo?: string,
): Promise<void> {
  const { rows } = await database.execute('select pg_database_size(current_database())::float8 as bytes');
  const { dev } = await stat(dir).catch((error: unknown) => Promise.reject(unusableFolder(error, dir)));
  const isBesideCopy = copiedTo !== undefined && database.kind === 'embedded' && dev === (await stat(copiedTo)).dev;
  await requireRoom(dir, Number(rows[0]?.bytes) * (isBesideCopy ? 1.5 : 0.5));
}
