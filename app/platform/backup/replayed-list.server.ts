import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/log.server';

/** The lists in DATA_DIR that a restore replays. */
const LISTS = ['erasures.txt', 'bans.txt', 'hidings.txt'] as const;

/** A list in DATA_DIR, one entry a line, of what a restored backup lacks: the backup is older than its newest entries. */
export interface ReplayedList {
  read(): Promise<string[]>;
  /**
   * Replaces the list by what `lines` gives, and leaves it as it is, even missing, where that is undefined. Updates asked for at the
   * same time are made one after the other.
   */
  update(lines: () => Promise<readonly string[] | undefined>): Promise<void>;
}

/** The list of this name. Each process keeps its own copy. */
export function createReplayedList(dataDir: string, name: (typeof LISTS)[number]): ReplayedList {
  const file = join(dataDir, name);
  let last: Promise<void> = Promise.resolve();

  async function write(lines: readonly string[]): Promise<void> {
    // Several processes may have one folder.
    const written = `${file}.${randomUUID()}.new`;
    try {
      await writeFile(written, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
      await rename(written, file);
    } catch (error) {
      await rm(written, { force: true });
      throw error;
    }
  }

  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return text.split('\n').filter((line) => line !== '');
    },
    update(lines) {
      const replace = async () => {
        const given = await lines();
        if (given) await write(given);
      };
      const updated = last.catch(() => undefined).then(replace);
      last = updated;
      return updated;
    },
  };
}

/** The lists of which a restore replays nothing. */
export interface UnreplayedLists {
  /** Names of those that are not in DATA_DIR. */
  missing: string[];
  /** Names of those in which nothing stands: so it is, or the site was started in this DATA_DIR before its backup was restored. */
  empty: string[];
}

/** Looks for the lists in DATA_DIR. */
export async function unreplayedLists(dataDir: string): Promise<UnreplayedLists> {
  const sizeOf = (name: string) =>
    stat(join(dataDir, name)).then(
      ({ size }) => size,
      () => undefined,
    );
  const sizes = await Promise.all(LISTS.map(sizeOf));
  return {
    missing: LISTS.filter((_name, place) => sizes[place] === undefined),
    empty: LISTS.filter((_name, place) => sizes[place] === 0),
  };
}

/**
 * What brings a list up to date, for those who have already done what belongs on it: they do not fail where it cannot be written, as on
 * a full disk. The error is in the log, and the job that does the same each hour fails, too, until it can be.
 */
export function orLogged(copy: () => Promise<void>, log: Pick<Log, 'error'>): () => Promise<void> {
  return () => copy().catch((error: unknown) => log.error({ err: error }, 'a list for restored backups could not be written'));
}
