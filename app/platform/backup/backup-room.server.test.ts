import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { requireRoomForBackup } from './backup-room.server';

/** A folder of another disk. */
const ELSEWHERE = '/dev';

/** A database that takes this share of what the disk of the backup has free. */
async function databaseOf(share: number, kind: OpenDatabase['kind'] = 'embedded') {
  const { bavail, bsize } = await statfs(tmpdir());
  return { kind, execute: async () => ({ rows: [{ bytes: share * bavail * bsize }] }) };
}

it('a backup is begun where half the size of the database is free', async () => {
  await requireRoomForBackup(await databaseOf(0.8), tmpdir(), ELSEWHERE);
  await expect(requireRoomForBackup(await databaseOf(2.1), tmpdir(), ELSEWHERE)).rejects.toThrow(
    /^No backup was made: .+ has [\d,]+ MB free, and [\d,]+ MB are needed\.$/,
  );
});

it('on the disk of the embedded database it needs room for the copy, too; a server’s is not copied', async () => {
  await expect(requireRoomForBackup(await databaseOf(0.8), tmpdir(), tmpdir())).rejects.toThrow('No backup was made');
  await requireRoomForBackup(await databaseOf(0.8, 'server'), tmpdir(), tmpdir());
});

it('a folder that is not there, and a file in its place, are named in a sentence', async () => {
  const database = await databaseOf(0.1);
  await expect(requireRoomForBackup(database, '/nowhere/at-all', ELSEWHERE)).rejects.toThrow('There is no folder /nowhere/at-all.');
  await expect(requireRoomForBackup(database, '/dev/null/backups', ELSEWHERE)).rejects.toThrow('/dev/null/backups is no folder.');
});
