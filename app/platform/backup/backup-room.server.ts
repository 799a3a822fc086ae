import { stat } from 'node:fs/promises';
import type { OpenDatabase } from '../database/database.server';
import { requireRoom } from '../instance/require-room.server';

/**
 * That a backup fits into its folder, beside the copy of the embedded database that is made first where both are on one disk.
 * @throws with a sentence for the operator.
 */
export async function requireRoomForBackup(database: Pick<OpenDatabase, 'kind' | 'execute'>, dir: string, dataDir: string): Promise<void> {
  const { rows } = await database.execute('select pg_database_size(current_database())::float8 as bytes');
  const isBesideCopy = database.kind === 'embedded' && (await stat(dir)).dev === (await stat(dataDir)).dev;
  await requireRoom(dir, Number(rows[0]?.bytes) * (isBesideCopy ? 1.5 : 0.5));
}
