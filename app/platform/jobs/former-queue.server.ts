import { sql } from 'kysely';
import type { Db, Executor } from '../database/database.server';
import { FORMER_JOB_SCHEMA } from './job-schema';

/** A job that waited in the queue of an earlier release. */
export interface FormerJob {
  id: string;
  queue: string;
  data: object;
  /** How long it was still to wait, in seconds. */
  delaySeconds: number;
}

/** @returns whether this database has the queue of an earlier release. */
export async function hasFormerQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${`${FORMER_JOB_SCHEMA}.job`}) is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}

/**
 * Takes over what waits in the queue of an earlier release: each job once, and none that a process of that release is working on.
 * Such a process may run beside this one, and may leave jobs behind when it ends.
 * @param queues those that this release has.
 * @param send sends one job again, within the transaction that takes it.
 * @returns how many there were.
 * @see docs/decisions/0071-jobs.md
 */
export async function takeFormerJobs(
  db: Db,
  queues: readonly string[],
  send: (job: FormerJob, executor: Executor) => Promise<unknown>,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const { rows } = await sql<FormerJob>`
      delete from ${sql.table(`${FORMER_JOB_SCHEMA}.job`)}
      where name = any(${queues}) and (state in ('created', 'retry') or (state = 'active' and started_on + expire_in < now()))
      returning id, name as queue, coalesce(data, '{}'::jsonb) as data,
        greatest(ceil(extract(epoch from start_after - now())), 0)::integer as "delaySeconds"`.execute(trx);
    for (const job of rows) await send(job, trx);
    return rows.length;
  });
}
