import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keepIfWhole, writeBackup } from '~/platform/backup/backup-file.server';
import { requireRoomForBackup } from '~/platform/backup/backup-room.server';
import { longestKeptDays, outdatedBackups } from '~/platform/backup/thinning';
import { unusableFolder } from '~/platform/backup/unusable-folder';
import type { Clock } from '~/platform/clock/clock';
import type { BackupSettings } from '~/platform/config/backup-settings';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { Figures } from '~/platform/log/figures.server';
import type { Log } from '~/platform/log/log.server';
import { backupName, lastDue, takenAtOf } from './due-backup';
import { HAND_OVER_LIMIT_MS, handOver } from './hand-over.server';

/** A process that has not said for so long what became of a backup is gone, in ms. */
const GIVEN_UP_MS = 6 * 60 * 60_000;
/** A process that has not said for so long what became of handing a backup over is gone, in ms. */
const HAND_OVER_GIVEN_UP_MS = HAND_OVER_LIMIT_MS + 10 * 60_000;
const UNFINISHED = 'The site ended before the backup was done.';
/** When a backup that failed is tried again, in ms. */
const AGAIN_MS = 30 * 60_000;
/** How many backups that could not be handed over stay for it, besides those that are kept anyway; none longer than the oldest of these may. */
const WAITING_KEPT = 10;
const DAY_MS = 24 * 60 * 60_000;

/** What is said of a backup that is made again. */
const NOTHING_MADE = { file: null, bytes: null, rows: null, handing_over_since: null, handed_over_at: null };

interface BackupsDependencies {
  database: OpenDatabase;
  clock: Clock;
  settings: BackupSettings;
  /** DATA_DIR, where the embedded database is copied to. */
  dataDir: string;
  /** Stored with the rows; undefined if the operator keeps it. */
  secret: string | undefined;
  log: Log;
}

export interface Backups {
  /**
   * Makes the backup that is due, if no process has, reads it back, thins out older ones and hands over each that is not yet.
   * @throws with a sentence for the operator.
   * @see docs/operating.md
   */
  makeDue(): Promise<void>;
  /** Ends what a killed process began, where this is the only process; not what this one has begun meanwhile. */
  endAbandoned(): Promise<void>;
  /** Says of a backup that this process has not finished that it failed, so that another process makes it half an hour later. */
  stop(): Promise<void>;
  figures: Figures;
}

/** Backups that the site makes by itself, while it runs; one process of many makes each. */
export function createBackups({ database, clock, settings, dataDir, secret, log }: BackupsDependencies): Backups {
  const { db } = database;
  const dir = resolve(settings.dir);
  const startedAt = clock.now();
  /** The backup that this process makes. */
  let making: Date | undefined;

  /** Whether this process is the one that makes the backup of that time. */
  async function claim(dueAt: Date): Promise<boolean> {
    const now = clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const claimed = await db
      .insertInto('backup_made')
      .values({ due_at: dueAt, began_at: now })
      .onConflict((conflict) =>
        conflict
          .column('due_at')
          .doUpdateSet({ ...{ began_at: now, ended_at: null, failure: null }, ...NOTHING_MADE })
          .where((made) =>
            made.or([
              made.and([made('backup_made.ended_at', 'is', null), made('backup_made.began_at', '<', ago(GIVEN_UP_MS))]),
              made.and([made('backup_made.failure', 'is not', null), made('backup_made.ended_at', '<', ago(AGAIN_MS))]),
            ]),
          ),
      )
      .returning('due_at')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  async function make(dueAt: Date): Promise<void> {
    making = dueAt;
    try {
      await prepareFolder().catch((error: unknown) => Promise.reject(unusableFolder(error, dir)));
      await requireRoomForBackup(database, dir, dataDir);
      const takenAt = clock.now();
      const name = backupName(takenAt);
      const file = join(dir, name);
      const { bytes } = await database.fromSnapshot((snapshot) => writeBackup(file, { db: snapshot, takenAt, secret }));
      // A broken one goes before any good one is thinned out for it.
      const { rows } = await keepIfWhole(file);
      const made = { ended_at: clock.now(), failure: null, file: name, bytes, rows };
      await db.updateTable('backup_made').set(made).where('due_at', '=', dueAt).execute();
      log.info({ file, bytes, rows }, 'a backup was made');
      await thinOut();
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      await db.updateTable('backup_made').set({ ended_at: clock.now(), failure }).where('due_at', '=', dueAt).execute();
      throw error;
    } finally {
      making = undefined;
    }
  }

  /** Makes the folder, or removes from it what killed processes left. */
  async function prepareFolder(): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const parts = (await readdir(dir)).filter((name) => name.endsWith('.part') && takenAtOf(name.slice(0, -'.part'.length)));
    for (const name of parts) await rm(join(dir, name));
  }

  async function thinOut(): Promise<void> {
    const taken = new Map((await readdir(dir)).flatMap((name) => (takenAtOf(name) ? [[Number(takenAtOf(name)), name] as const] : [])));
    const oldest = clock.now().getTime() - longestKeptDays(settings.keep, settings.everyMs) * DAY_MS;
    const waits = (name: string) => Number(takenAtOf(name)) >= oldest;
    const waiting = settings.command ? (await waitingFiles()).filter(waits).slice(-WAITING_KEPT) : [];
    for (const at of outdatedBackups(
      [...taken.keys()].map((at) => new Date(at)),
      settings.keep,
    )) {
      const name = taken.get(at.getTime()) ?? '';
      if (!waiting.includes(name)) await rm(join(dir, name), { force: true });
    }
  }

  const lastGood = () =>
    db.selectFrom('backup_made').selectAll().where('file', 'is not', null).orderBy('due_at', 'desc').limit(1).executeTakeFirst();

  /** Names of the files that BACKUP_COMMAND has not succeeded with, the oldest first. */
  async function waitingFiles(): Promise<string[]> {
    const made = await db
      .selectFrom('backup_made')
      .select('file')
      .where('file', 'is not', null)
      .where('handed_over_at', 'is', null)
      .orderBy('due_at')
      .execute();
    // Before the first backup there is no folder.
    const there = new Set(made.length > 0 ? await readdir(dir) : []);
    return made.flatMap(({ file }) => (file && there.has(file) ? [file] : []));
  }

  /** Whether this process is the one that hands the file over. */
  async function claimHandOver(file: string): Promise<boolean> {
    const now = clock.now();
    const claimed = await db
      .updateTable('backup_made')
      .set({ handing_over_since: now })
      .where('file', '=', file)
      .where('handed_over_at', 'is', null)
      .where((made) =>
        made.or([made('handing_over_since', 'is', null), made('handing_over_since', '<', new Date(now.getTime() - HAND_OVER_GIVEN_UP_MS))]),
      )
      .returning('file')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  async function handOverWaiting(command: string): Promise<void> {
    for (const file of await waitingFiles()) {
      // The process that hands over the oldest one goes on with the next.
      if (!(await claimHandOver(file))) return;
      const say = (outcome: { handed_over_at?: Date; handing_over_since: null }) =>
        db.updateTable('backup_made').set(outcome).where('file', '=', file).execute();
      try {
        await handOver(command, join(dir, file));
      } catch (error) {
        await say({ handing_over_since: null });
        throw error;
      }
      await say({ handed_over_at: clock.now(), handing_over_since: null });
    }
  }

  const unfinished = () => db.updateTable('backup_made').set({ ended_at: clock.now(), failure: UNFINISHED }).where('ended_at', 'is', null);

  return {
    async makeDue() {
      const dueAt = lastDue(clock.now(), settings.everyMs);
      if (await claim(dueAt)) await make(dueAt);
      if (settings.command) await handOverWaiting(settings.command);
    },
    async endAbandoned() {
      if (database.kind !== 'embedded') return;
      await unfinished().where('began_at', '<', startedAt).execute();
      await db.updateTable('backup_made').set({ handing_over_since: null }).where('handing_over_since', '<', startedAt).execute();
    },
    async stop() {
      if (making) await unfinished().where('due_at', '=', making).execute();
    },
    figures: {
      gauges: {
        backup_age_seconds: { help: 'Age of the last backup that was read back and found whole; before the first, of this process.' },
        backup_bytes: { help: 'Size of that backup.' },
        backup_every_seconds: { help: 'How often backups are made.' },
      },
      async read() {
        const last = await lastGood();
        return [
          { name: 'backup_age_seconds', value: (clock.now().getTime() - (last?.began_at ?? startedAt).getTime()) / 1_000 },
          ...(last ? [{ name: 'backup_bytes', value: Number(last.bytes) }] : []),
          { name: 'backup_every_seconds', value: settings.everyMs / 1_000 },
        ];
      },
    },
  };
}
