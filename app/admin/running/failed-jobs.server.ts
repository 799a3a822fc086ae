import { sql, type Transaction } from 'kysely';
import { createContext } from 'react-router';
import type { AuditAction } from '~/accounts/audit/audit-actions';
import { recordAudit } from '~/accounts/audit/audit-log.server';
import { may } from '~/accounts/roles/policy';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, OpenDatabase, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { JOB_SCHEMA } from '~/platform/jobs/job-schema';
import type { Jobs } from '~/platform/jobs/jobs.server';
import type { Mailer } from '~/platform/mail/mail.server';
import { composeMail } from '~/platform/mail/mail-layout';
import { adminTexts } from '../desk/texts';
import { REASON, REASON_CHARACTERS } from './job-reason.server';

/** A job that failed for good within about a day; what it was to do is not shown. */
export interface FailedJob {
  id: string;
  queue: string;
  tries: number;
  /** ISO 8601. */
  failedAt: string;
  reason: string;
}

/** Jobs that failed for good, and a mail that shows whether mails arrive. */
export interface FailedJobs {
  /** The newest 50. */
  list(): Promise<FailedJob[]>;
  /** Sends it again, with all its tries. @throws {Refusal} not an administrator, or there is no such job any more. */
  runAgain(administrator: Viewer, id: string): Promise<void>;
  /** Forgets it. @throws {Refusal} as above. */
  drop(administrator: Viewer, id: string): Promise<void>;
  /** Sends the administrator a mail. @returns its address. @throws {Refusal} not an administrator. */
  sendTestMail(administrator: Viewer): Promise<string>;
}

/** Where loaders find it. */
export const failedJobsContext = createContext<FailedJobs>();

const FAILED = `
  select id, name, retry_count, completed_on, ${REASON} as reason
  from ${JOB_SCHEMA}.job
  where state = 'failed' and name not like '\\_\\_pgboss%' order by completed_on desc limit 50`;

interface FailedJobDependencies {
  database: Pick<OpenDatabase, 'execute'>;
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'send'>;
  mailer: Mailer;
  siteUrl: URL;
}

/** @see docs/product/admin.md */
export function createFailedJobs({ database, db, clock, jobs, mailer, siteUrl }: FailedJobDependencies): FailedJobs {
  function requireAdministrator(administrator: Viewer): void {
    if (!may(administrator, 'runSite')) throw new Refusal(texts.administratorsOnly, { status: 403 });
  }

  function record(trx: Transaction<Tables>, administrator: Viewer, action: AuditAction, thing?: string): Promise<void> {
    return recordAudit(trx, { actorId: administrator.id, action, thing }, clock.now());
  }

  /**
   * Takes a failed job out of the queue, together with what is done instead, or not at all; of several who try, one gets it.
   * @param follow what is done with it in the same transaction.
   */
  function take(
    administrator: Viewer,
    { id, action }: { id: string; action: AuditAction },
    follow: (trx: Transaction<Tables>, job: { queue: string; data: object }) => Promise<void>,
  ): Promise<void> {
    requireAdministrator(administrator);
    return db.transaction().execute(async (trx) => {
      const taken = sql<{ name: string; data: object | null }>`
        delete from ${sql.table(`${JOB_SCHEMA}.job`)} where id = ${id} and state = 'failed' returning name, data`;
      const [job] = isUuid(id) ? (await taken.execute(trx)).rows : [];
      if (!job) throw new Refusal(adminTexts.jobGone, { status: 404 });
      await follow(trx, { queue: job.name, data: job.data ?? {} });
      await record(trx, administrator, action, `job:${job.name}`);
    });
  }

  return {
    async list() {
      const { rows } = await database.execute(FAILED);
      return rows.map(({ id, name, retry_count: retries, completed_on: at, reason }) => ({
        ...{ id: String(id), queue: String(name), tries: Number(retries) + 1 },
        failedAt: at instanceof Date ? at.toISOString() : '',
        reason: String(reason).slice(0, REASON_CHARACTERS),
      }));
    },
    async runAgain(administrator, id) {
      await take(administrator, { id, action: 'run-job-again' }, (trx, { queue, data }) => jobs.send(queue, data, { executor: trx }));
    },
    async drop(administrator, id) {
      await take(administrator, { id, action: 'drop-job' }, async () => undefined);
    },
    async sendTestMail(administrator) {
      requireAdministrator(administrator);
      const { email } = await db.selectFrom('player').select('email').where('id', '=', administrator.id).executeTakeFirstOrThrow();
      const content = composeMail({
        ...{ subject: 'A test mail from Quillarena', preheader: 'Mails of the site arrive.', heading: 'Mails arrive', siteUrl },
        parts: [{ kind: 'text', text: 'The site has sent this through its queue of mails, as it sends codes and notices.' }],
        closing: 'You asked for this mail in Administration.',
      });
      await db.transaction().execute(async (trx) => {
        await mailer.send({ to: email, ...content }, trx);
        await record(trx, administrator, 'send-test-mail');
      });
      return email;
    },
  };
}
