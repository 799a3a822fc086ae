import type { Clock } from '~/platform/clock/clock';
import type { OpenDatabase } from '~/platform/database/database.server';
import { type EraseDependencies, eraseAccount } from './erase-account.server';
import { erasuresIn } from './erasures.server';
import { playersByHash } from './players-by-hash.server';

interface Replay extends EraseDependencies {
  database: OpenDatabase;
  clock: Clock;
  dataDir: string;
}

/**
 * Erases from a restored database the accounts that were erased after its backup was taken.
 * @returns how many there were.
 */
export async function replayErasures({ database: { db }, clock, dataDir, ...erasing }: Replay): Promise<number> {
  const works = new Map((await erasuresIn(dataDir)).map((line) => line.split(' ')).map(([hash = '', choice]) => [hash, choice]));
  if (works.size === 0) return 0;
  const back = await playersByHash(db, [...works.keys()]);
  for (const { id, hash: known } of back) {
    const erased = { playerId: id, works: works.get(known) === 'delete' ? ('delete' as const) : ('keep' as const), now: clock.now() };
    await db.transaction().execute((trx) => eraseAccount(trx, erased, erasing));
  }
  return back.length;
}
