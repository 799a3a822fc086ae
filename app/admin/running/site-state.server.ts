import type { Config } from '~/platform/config/config.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { JOB_SCHEMA } from '~/platform/jobs/job-schema';
import { type Setting, startedWith } from '../settings/started-with';
import { REASON, REASON_CHARACTERS } from './job-reason.server';

/** The jobs of a queue. */
export interface QueueState {
  queue: string;
  /** Jobs that wait for their time, their turn or another try. */
  waiting: number;
  active: number;
  /** Jobs that failed for good within the last day. */
  failed: number;
  /** Since when the oldest job that is due has waited, ISO 8601. */
  dueSince: string | undefined;
  /** Why the last try of a job that waits for another one failed. */
  lastFailure: string | undefined;
}

/** What an administrator sees of the running site. */
export interface SiteState {
  queues(): Promise<QueueState[]>;
  readonly settings: readonly Setting[];
}

interface SiteStateDependencies {
  database: Pick<OpenDatabase, 'execute'>;
  config: Config;
}

const QUEUES = `
  select name, count(*) filter (where state in ('created', 'retry')) as waiting,
    count(*) filter (where state = 'active') as active, count(*) filter (where state = 'failed') as failed,
    min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as due_since,
    (array_agg(${REASON} order by started_on desc) filter (where state = 'retry'))[1] as last_failure
  from ${JOB_SCHEMA}.job
  where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%' group by name order by failed desc, name`;

/** @see docs/product/admin.md */
export function createSiteState({ database, config }: SiteStateDependencies): SiteState {
  return {
    settings: startedWith(config),
    async queues() {
      const { rows } = await database.execute(QUEUES);
      return rows.map(({ name, waiting, active, failed, due_since: dueSince, last_failure: lastFailure }) => ({
        queue: String(name),
        waiting: Number(waiting),
        active: Number(active),
        failed: Number(failed),
        dueSince: dueSince instanceof Date ? dueSince.toISOString() : undefined,
        lastFailure: lastFailure ? String(lastFailure).slice(0, REASON_CHARACTERS) : undefined,
      }));
    },
  };
}
