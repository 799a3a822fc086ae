import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import type { WorksChoice } from '~/platform/feature/personal-data';

/** How long an erasure is remembered: no older backup should be restored. */
const REMEMBERED_MS = 400 * DAY_MS;
/** The list in DATA_DIR: a restored backup is older than the erasures, so its own list lacks them. */
const FILE = 'erasures.txt';

interface Erasure {
  playerId: string;
  works: WorksChoice;
  now: Date;
}

/** Notes that an account was erased, in the transaction that erases it: a hash of its id, and nothing of the person. */
export async function noteErasure(executor: Executor, { playerId, works, now }: Erasure): Promise<void> {
  await executor
    .insertInto('erasure')
    .values({ player_hash: createHash('sha256').update(playerId).digest('hex'), works, erased_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface ErasureFile {
  db: Db;
  clock: Clock;
  dataDir: string;
}

/**
 * Makes what copies the list of erasures into DATA_DIR, with what already stands there, and forgets old ones.
 * Each process keeps its own copy. Copies asked for at the same time are made one after the other.
 */
export function createErasureCopy(file: ErasureFile): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const copied = last.catch(() => undefined).then(() => copyErasures(file));
    last = copied;
    return copied;
  };
}

async function copyErasures({ db, clock, dataDir }: ErasureFile): Promise<void> {
  const oldest = new Date(clock.now().getTime() - REMEMBERED_MS);
  await removeRows(db, 'erasure', sql`erased_at < ${oldest}`);
  const stored = await db.selectFrom('erasure').select(['player_hash', 'works', 'erased_at']).execute();
  const lines = stored.map(({ player_hash, works, erased_at }) => `${player_hash} ${works} ${erased_at.toISOString()}`);
  const all = [...new Set([...(await erasuresIn(dataDir)), ...lines])].filter(
    (line) => line.slice(line.lastIndexOf(' ') + 1) >= oldest.toISOString(),
  );
  const file = join(dataDir, FILE);
  await writeFile(`${file}.new`, all.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** The lines of the list in DATA_DIR: hash, what became of the stories, and when. */
export async function erasuresIn(dataDir: string): Promise<string[]> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => line !== '');
}
