import type { OpenDatabase } from '../database/database.server';
import type { Figures } from '../log/figures.server';
import { JOB_SCHEMA } from './job-schema';

/**
 * Jobs that are not begun or wait to be tried again, how long ago the oldest was sent, and for how long one has been due, as one whose
 * next try comes later is not.
 */
const WAITING_JOBS = `select name, count(*) filter (where state < 'active')::integer as jobs, bool_or(state = 'active') as active,
    extract(epoch from now() - min(created_on) filter (where state < 'active'))::float as oldest,
    extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::float as due
  from ${JOB_SCHEMA}.job where name = any($1) and state in ('created', 'retry', 'active') group by name`;
/** Of how many jobs that ended last failures are counted: one of a job that runs each minute is soon forgotten, a daily one's is not. */
const LAST_JOBS = 3;
const FAILED_JOBS = `select name, (
    select count(*) from (
      select state from ${JOB_SCHEMA}.job where job.name = queue.name and completed_on is not null
      order by completed_on desc limit ${LAST_JOBS}
    ) as ended where state = 'failed'
  )::integer as failed from unnest($1::text[]) as queue(name)`;

/**
 * What the database says of the jobs of all processes.
 * @param queues gives the names of the queues. @param isRepeated whether jobs of a queue are one work that is repeated: one that waits
 * for the one under way, such as a long backup, is not late.
 */
export function jobFigures(
  database: Pick<OpenDatabase, 'execute'>,
  queues: () => string[],
  isRepeated: (queue: string) => boolean,
): Figures {
  return {
    gauges: {
      jobs_waiting: { help: 'Jobs that wait in a queue.', labels: ['queue'] },
      jobs_oldest_seconds: { help: 'How long ago the oldest job that waits in a queue was sent.', labels: ['queue'] },
      jobs_due_seconds: { help: 'For how long a job of a queue has been due; not of repeated work that is under way.', labels: ['queue'] },
      jobs_failed: { help: `Failed ones of the last ${LAST_JOBS} jobs of a queue that ended within a day.`, labels: ['queue'] },
    },
    async read() {
      const names = queues();
      const [waiting, failed] = await Promise.all([database.execute(WAITING_JOBS, [names]), database.execute(FAILED_JOBS, [names])]);
      return names.flatMap((queue) => {
        const { jobs, oldest, due, active } = waiting.rows.find(({ name }) => name === queue) ?? {};
        const isUnderWay = active === true && isRepeated(queue);
        return [
          { name: 'jobs_waiting', value: Number(jobs ?? 0), labels: { queue } },
          { name: 'jobs_oldest_seconds', value: Number(oldest ?? 0), labels: { queue } },
          { name: 'jobs_due_seconds', value: isUnderWay ? 0 : Number(due ?? 0), labels: { queue } },
          { name: 'jobs_failed', value: Number(failed.rows.find(({ name }) => name === queue)?.failed ?? 0), labels: { queue } },
        ];
      });
    },
  };
}
