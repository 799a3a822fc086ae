import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { createLog } from '~/platform/log/log.server';
import { createReadCounter, type ReadCounter } from '../reading/counting/reads.server';

/** A counter of reads for tests; it stores them when it is stopped. */
export function makeReadCounter(db: Db, clock: Clock): ReadCounter {
  return createReadCounter({ db, clock, log: createLog({ level: 'silent' }), secret: 'secret' });
}
