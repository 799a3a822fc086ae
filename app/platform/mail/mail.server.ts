import type { Clock } from '../clock/clock';
import type { Jobs } from '../jobs/jobs.server';
import type { Log } from '../log/log.server';
import type { Metrics } from '../log/metrics.server';
import type { Seal } from '../sealing/seal.server';

/** The code that a mail carries, by where it is kept and until when it is good. */
export interface MailedCode {
  /** Names what the code proves; a newer code takes the older one's place under the same name. */
  identifier: string;
  /** Time in ms since 1970 at which the code runs out. */
  expiresAt: number;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** For somebody who need not have an account, such as a guest who donated. */
  forAnyone?: true;
  /** Somebody waits for this mail and its code: it goes ahead of notices, and not at all once the code is dead. */
  code?: MailedCode;
}

/** How a mail leaves the house. @throws when it did not; it is then tried again. */
export type MailTransport = (mail: Pick<Mail, 'to' | 'subject' | 'text' | 'html'>) => Promise<void>;

/** The way for mails to leave: handing one over is quick and certain; sending follows by itself. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

interface MailerDependencies {
  jobs: Jobs;
  clock: Clock;
  seal: Seal;
  transport: MailTransport;
  /** Whether somebody still waits for a mail at this address: asked right before it goes out. */
  isWanted(address: string): Promise<boolean>;
  /** Whether a code still works: one that was used or replaced does not. Asked right before its mail goes out. */
  isCurrent(code: MailedCode): Promise<boolean>;
  metrics: Metrics;
  log: Log;
}

/** What became of a mail whose turn came. */
type Outcome = 'sent' | 'dropped' | 'expired' | 'replaced';

interface Waiting {
  sealed: string;
}

/** A code's first try stands behind nothing but other first tries. */
const CODES = { name: 'code-mail', concurrency: 8 };
const CODES_AGAIN = { name: 'code-mail-again', concurrency: 4 };
const NOTICES = { name: 'mail', concurrency: 2 };
/** How many mails a process hands to the mail server at once. */
export const MAILS_AT_ONCE = CODES.concurrency + CODES_AGAIN.concurrency + NOTICES.concurrency;

const RETRY = { retries: 14, retryDelaySeconds: 5 };
/** Longer than a transport takes to give up. */
const EXPIRE_SECONDS = 60;

/**
 * Mails through the job queue: one that cannot be sent is tried again, ever more rarely, for one to two days.
 * They wait sealed, because a mail holds a code and an address. One whose recipient has left meanwhile is not sent,
 * nor one whose code is dead.
 * @see docs/product/mails.md
 */
export function createMailer({ jobs, clock, seal, transport, isWanted, isCurrent, metrics, log }: MailerDependencies): Mailer {
  async function deliver({ to, subject, text, html, forAnyone, code }: Mail): Promise<Outcome> {
    if (code && code.expiresAt <= clock.now().getTime()) return 'expired';
    if (code && !(await isCurrent(code))) return 'replaced';
    if (!forAnyone && !(await isWanted(to))) return 'dropped';
    try {
      await transport({ to, subject, text, html });
      return 'sent';
    } catch (error) {
      metrics.mailsSent.inc({ outcome: 'failed' });
      log.warn({ err: error }, 'a mail could not be sent and will be tried again');
      // Job errors are stored: the transport's own text may quote the recipient.
      throw new Error('The mail was not accepted.');
    }
  }
  const tryOnce = async ({ sealed }: Waiting) => {
    metrics.mailsSent.inc({ outcome: await deliver(JSON.parse(seal.open(sealed)) as Mail) });
  };
  const tryFirst = (waiting: Waiting) =>
    tryOnce(waiting).catch(() => jobs.send(CODES_AGAIN.name, waiting, { delaySeconds: RETRY.retryDelaySeconds }));

  for (const queue of [CODES_AGAIN, NOTICES]) {
    jobs.handle<Waiting>(queue.name, { ...RETRY, concurrency: queue.concurrency, expireInSeconds: EXPIRE_SECONDS }, tryOnce);
  }
  jobs.handle<Waiting>(CODES.name, { ...RETRY, concurrency: CODES.concurrency, expireInSeconds: EXPIRE_SECONDS }, tryFirst);
  return {
    send: (mail) => jobs.send(mail.code ? CODES.name : NOTICES.name, { sealed: seal.close(JSON.stringify(mail)) }),
  };
}
