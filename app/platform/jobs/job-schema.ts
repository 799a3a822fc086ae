/** The database schema of the job queue. It and its tables are pg-boss's own. */
export const JOB_SCHEMA = 'jobs';
/** That of the queue of releases up to pg-boss 10, of which no way leads to a newer pg-boss. */
export const FORMER_JOB_SCHEMA = 'pgboss';

/**
 * @param schema one of the above.
 * @returns a query of the id, queue and data of all jobs that are not done: waiting mails and their like. Scheduled jobs, which
 * return by themselves, are not among them.
 */
export function unfinishedJobs(schema: string): string {
  return `select id, name, data from ${schema}.job
  where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and data is not null and data <> '{}'::jsonb`;
}
