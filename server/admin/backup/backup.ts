import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backupLines } from '../../../app/platform/backup/backup.server';
import { keepIfWhole, readBackup, writeBackup } from '../../../app/platform/backup/backup-file.server';
import { requireRoomForBackup } from '../../../app/platform/backup/backup-room.server';
import { endRestore, restoreLines } from '../../../app/platform/backup/restore.server';
import { systemClock } from '../../../app/platform/clock/clock';
import type { Config } from '../../../app/platform/config/config.server';
import type { ServerAddress } from '../../../app/platform/database/server-database.server';
import { keptSecret } from '../../../app/platform/instance/secret.server';
import { numberText } from '../../../app/platform/text/format';
import { serverAddress } from '../../server-address';
import { isThere, onEmbedded, openEmbedded, openServer, requireTables } from '../database/open-database';
import { WrongCommand } from '../wrong-command';
import { finishRestore, restoredText } from './finish-restore';
import { progressShownOn } from './progress';

/** How long a running site may be silent over its backup, in ms. */
const RUNNING_BACKUP_MS = 60 * 60_000;

const showProgress = (what?: string) => progressShownOn(process.stderr, systemClock(), what);
/** What no count of rows says. */
const tell = (text: string) => void process.stderr.write(`${text}\n`);

/** `script/backup FILE`: also while the site runs. @returns what to tell the administrator. */
export async function backup(config: Config, name: string | undefined): Promise<string> {
  if (!name) throw new WrongCommand('Please say where the backup goes: script/backup FILE');
  const file = resolve(name);
  if (await isThere(file)) throw new WrongCommand(`${file} is already there. Please give another name.`);
  const { bytes } = config.databaseUrl
    ? await backupOfServer(serverAddress(config, config.databaseUrl), file)
    : await backupOfEmbedded(config, file);
  await keepIfWhole(file, showProgress('Reading it back: '));
  return `Backed up to ${file} (${numberText(Math.ceil(Number(bytes) / 1000))} kB).`;
}

async function backupOfServer(address: ServerAddress, file: string): Promise<{ bytes: number }> {
  const held = openServer(address);
  try {
    await requireRoomForBackup(held.database, dirname(file));
    return await held.database.directly((db) =>
      writeBackup(file, { db, takenAt: systemClock().now(), secret: undefined, onProgress: showProgress() }),
    );
  } finally {
    await held.close();
  }
}

function backupOfEmbedded(config: Config, file: string): Promise<Record<string, unknown>> {
  const onProgress = showProgress();
  return onEmbedded(config, {
    command: `backup ${file}`,
    limitMs: RUNNING_BACKUP_MS,
    onProgress: ({ done, total }) => onProgress(Number(done), Number(total)),
    alone: async (database) => {
      await requireRoomForBackup(database, dirname(file));
      return writeBackup(file, {
        db: database.db,
        takenAt: systemClock().now(),
        secret: await secretOf(resolve(config.dataDir)),
        onProgress,
      });
    },
  });
}

/** `script/restore FILE`, with the site stopped. @returns what to tell the administrator. */
export async function restore(config: Config, name: string | undefined): Promise<string> {
  if (!name) throw new WrongCommand('Please say which backup: script/restore FILE');
  const dataDir = resolve(config.dataDir);
  const held = config.databaseUrl ? openServer(serverAddress(config, config.databaseUrl)) : await openEmbedded(config);
  try {
    const { head, rows } = await restoreLines(held.database, readBackup(resolve(name)), {
      async beforeCommit({ secret }) {
        if (secret && !config.databaseUrl) await writeFile(join(dataDir, 'secret'), `${secret}\n`, { mode: 0o600 });
      },
      ...{ onProgress: showProgress(), report: tell },
    });
    const secret = config.secret ?? (await keptSecret(dataDir));
    const finished = await finishRestore({ database: held.database, dataDir, secret });
    return restoredText({ rows, takenAt: head.takenAt, isEmbedded: !config.databaseUrl, dataDir, finished });
  } finally {
    await held.close();
  }
}

/** `script/move-to-postgres URL`, with the site stopped. @returns what to tell the administrator. */
export async function moveToPostgres(config: Config, databaseUrl: string | undefined): Promise<string> {
  if (!databaseUrl || !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new WrongCommand('Please say where to: script/move-to-postgres postgres://user:password@host:5432/quillarena');
  }
  const dataDir = resolve(config.dataDir);
  if (!(await isThere(join(dataDir, 'database')))) throw new WrongCommand(`There is no embedded database in ${dataDir}.`);
  const from = await openEmbedded(config);
  const to = openServer({ url: databaseUrl });
  try {
    await requireTables(from.database, dataDir);
    const lines = backupLines({ db: from.database.db, takenAt: systemClock().now(), secret: undefined });
    const { rows } = await restoreLines(to.database, lines, { onProgress: showProgress(), report: tell });
    await endRestore(to.database.db);
    return movedText(config, rows);
  } finally {
    await to.close();
    await from.close();
  }
}

/** What to tell the administrator once all is moved: how to start the site from then on. */
export function movedText({ dataDir, secret, backups }: Pick<Config, 'dataDir' | 'secret' | 'backups'>, rows: number): string {
  return [
    `Moved ${numberText(rows)} rows. What was in ${join(resolve(dataDir), 'database')} is still there.`,
    ...(secret === undefined
      ? [
          'From now on start the site with DATABASE_URL, and with the secret that it had:',
          `  export DATABASE_URL=... SECRET=$(cat ${join(resolve(dataDir), 'secret')})`,
        ]
      : ['From now on start the site with DATABASE_URL, and with SECRET or SECRET_FILE as it is set now.']),
    ...(backups
      ? [
          'The backups that the site has made by itself go on with BACKUP_EVERY=1d, or with a BACKUP_DIR: with a server it makes none unless told.',
        ]
      : []),
  ].join('\n');
}

/** The secret kept in DATA_DIR; undefined where SECRET is set instead. */
async function secretOf(dataDir: string): Promise<string | undefined> {
  const kept = await readFile(join(dataDir, 'secret'), 'utf8').catch(() => undefined);
  return kept?.trim();
}
