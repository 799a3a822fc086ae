import type { Jobs } from '../jobs/jobs.server';
import type { Log } from '../log/log.server';
import type { Metrics } from '../log/metrics.server';
import type { Seal } from '../seal.server';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** For somebody who need not have an account, such as a guest who donated. */
  forAnyone?: true;
}

/** How a mail leaves the house. @throws when it did not; it is then tried again. */
export type MailTransport = (mail: Mail) => Promise<void>;

/** The door for mails: handing one over is quick and certain; sending follows by itself. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface MailerDoors {
  jobs: Jobs;
  seal: Seal;
  transport: MailTransport;
  /** Whether somebody still waits for a mail at this address: asked right before it goes out. */
  isWanted(address: string): Promise<boolean>;
  metrics: Metrics;
  log: Log;
}

const QUEUE = 'mail';

/**
 * Mails through the job queue: one that cannot be sent is tried again, ever more rarely, for one to two days.
 * They wait sealed, because a mail holds a code and an address. One whose recipient has left meanwhile is not sent.
 */
export function createMailer({ jobs, seal, transport, isWanted, metrics, log }: MailerDoors): Mailer {
  jobs.handle<{ sealed: string }>(QUEUE, { retries: 14, retryDelaySeconds: 5, expireInSeconds: 60 }, async ({ sealed }) => {
    const mail = JSON.parse(seal.open(sealed)) as Mail;
    if (!mail.forAnyone && !(await isWanted(mail.to))) return metrics.mailsSent.inc({ outcome: 'dropped' });
    try {
      await transport(mail);
      metrics.mailsSent.inc({ outcome: 'sent' });
    } catch (error) {
      metrics.mailsSent.inc({ outcome: 'failed' });
      log.warn({ err: error }, 'a mail could not be sent and will be tried again');
      // Job errors are stored: the transport's own text may quote the recipient.
      throw new Error('The mail was not accepted.');
    }
  });
  return { send: (mail) => jobs.send(QUEUE, { sealed: seal.close(JSON.stringify(mail)) }) };
}
