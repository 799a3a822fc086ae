import { sql } from 'kysely';
import { createReplayedList } from '~/platform/backup/replayed-list.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import type { WorksChoice } from '~/platform/feature/personal-data';
import { hasPlayers, playerHash } from './players-by-hash.server';

/** How long an erasure is remembered: no older backup should be restored. */
const REMEMBERED_MS = 400 * DAY_MS;

/** The list in DATA_DIR: hash, what became of the stories, and when. */
const listIn = (dataDir: string) => createReplayedList(dataDir, 'erasures.txt');

interface Erasure {
  playerId: string;
  works: WorksChoice;
  now: Date;
}

/** Notes that an account was erased, in the transaction that erases it: a hash of its id, and nothing of the person. */
export async function noteErasure(executor: Executor, { playerId, works, now }: Erasure): Promise<void> {
  await executor
    .insertInto('erasure')
    .values({ player_hash: playerHash(playerId), works, erased_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface ErasureFile {
  db: Db;
  clock: Clock;
  dataDir: string;
}

/** Makes what copies the list of erasures into DATA_DIR, with what already stands there, and forgets old ones. */
export function createErasureCopy({ db, clock, dataDir }: ErasureFile): () => Promise<void> {
  const list = listIn(dataDir);
  return () =>
    list.update(async () => {
      const oldest = new Date(clock.now().getTime() - REMEMBERED_MS);
      await removeRows(db, 'erasure', sql`erased_at < ${oldest}`);
      const stored = await db.selectFrom('erasure').select(['player_hash', 'works', 'erased_at']).execute();
      const lines = stored.map(({ player_hash, works, erased_at }) => `${player_hash} ${works} ${erased_at.toISOString()}`);
      const known = [...new Set([...(await list.read()), ...lines])];
      // A new database is still to be restored, and an empty list would look as if nobody had left.
      if (known.length === 0 && !(await hasPlayers(db))) return undefined;
      return known.filter((line) => line.slice(line.lastIndexOf(' ') + 1) >= oldest.toISOString());
    });
}

/** The lines of the list in DATA_DIR. */
export function erasuresIn(dataDir: string): Promise<string[]> {
  return listIn(dataDir).read();
}
