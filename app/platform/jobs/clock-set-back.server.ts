import { sql } from 'kysely';
import { systemClock } from 'pg-boss';
import type { Db } from '../database/database.server';
import { JOB_SCHEMA } from './job-schema';

/**
 * What pg-boss measures its own intervals with: it never goes back, as the machine's clock may. Moments that count are the
 * database's; pg-boss looks up how far this clock is from them.
 */
export const steadyClock: typeof systemClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/**
 * Lets jobs go on after the database's clock was set back, by hours or days. Without it, pg-boss waits until its clock has come to
 * the moment of its latest round again, jobs that were sent last wait as long, and no minute is run twice.
 * @returns whether the clock was set back.
 * @see docs/decisions/0169-clocks-set-back.md
 */
export function goOnFromNow(db: Db): Promise<boolean> {
  const table = (name: string) => sql.id(JOB_SCHEMA, name);
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      update ${table('version')} set cron_on = null where cron_on > now() + interval '1 minute' returning 1`.execute(trx);
    if (rows.length === 0) return false;
    await sql`
      update ${table('queue')} set maintain_on = null, monitor_on = null, monitor_claim_on = null
      where greatest(maintain_on, monitor_on, monitor_claim_on) > now()`.execute(trx);
    await sql`
      update ${table('job')} set created_on = now(), start_after = now()
      where created_on > now() and state in ('created', 'retry')`.execute(trx);
    await sql`update ${table('job')} set started_on = now() where started_on > now() and state = 'active'`.execute(trx);
    await sql`delete from ${table('job')} where singleton_on is not null and state in ('completed', 'failed')`.execute(trx);
    return true;
  });
}
