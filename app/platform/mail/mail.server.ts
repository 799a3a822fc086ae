import { getSystemErrorName } from 'node:util';
import { z } from 'zod';
import type { Clock } from '../clock/clock';
import type { Executor } from '../database/database.server';
import { FinalFailure } from '../jobs/final-failure';
import type { Jobs } from '../jobs/jobs.server';
import type { Log } from '../log/log.server';
import type { Metrics } from '../log/metrics.server';
import type { Seal } from '../sealing/seal.server';
import { CODES, CODES_AGAIN, NOTICES } from './mail-queues';

/** Identifies the code in a mail, with its expiry. */
export interface MailedCode {
  /** Names what the code proves; a newer code with the same name replaces it. */
  identifier: string;
  /** Expiry, in ms since 1970. */
  expiresAt: number;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Header lines besides the usual ones. */
  headers?: Readonly<Record<string, string>>;
  /** For a recipient who may have no account, such as a guest who donated. */
  forAnyone?: true;
  /** A person waits for this code: the mail is sent before notices, and not at all once the code is void. */
  code?: MailedCode;
}

/** Sends a mail. @throws if that failed; it is then retried, unless nobody has the address. */
export type MailTransport = (mail: Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'headers'>) => Promise<void>;

/** Queues mails: queueing is quick and durable; sending follows in the background. */
export interface Mailer {
  /** @param executor a transaction with which the mail is queued, or not at all. */
  send(mail: Mail, executor?: Executor): Promise<void>;
}

interface MailerDependencies {
  jobs: Jobs;
  clock: Clock;
  seal: Seal;
  transport: MailTransport;
  /** Whether the address still wants mail; checked right before sending. */
  isWanted(address: string): Promise<boolean>;
  /** Whether a code is still valid, that is, neither used nor replaced; checked right before sending. */
  isCurrent(code: MailedCode): Promise<boolean>;
  metrics: Metrics;
  log: Log;
}

/** The outcome of a queued mail that has not failed. */
type Outcome = 'sent' | 'dropped' | 'expired' | 'replaced';

interface Waiting {
  sealed: string;
}

/** Number of mails of each queue that a process sends at once. */
const CONCURRENCY = { [CODES]: 8, [CODES_AGAIN]: 4, [NOTICES]: 2 };
/** Number of mails that a process sends at once. */
export const MAILS_AT_ONCE = Object.values(CONCURRENCY).reduce((sum, mails) => sum + mails);

/** Addresses that nobody has (RFC 2606), such as those of the demo world: a mail to them would only come back. */
const NOWHERE = '.invalid';

/** Tells mail programs that nobody wrote this by hand, so that none answers by itself (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** What is read of an error of the transport. */
const transportError = z.object({
  code: z.string().optional(),
  responseCode: z.int().optional(),
  response: z.string().optional(),
  /** What was under way. */
  command: z.string().optional(),
  /** The system's number of the error. */
  errno: z.int().negative().optional(),
});
/** What is under way where the connection itself fails. */
const CONNECTION = 'CONN';

/**
 * Answers by which nobody has the address (RFC 3463). Other refusals may pass and are tried again: a mailbox that is disabled
 * (5.2.1) may be so for a while, and the place of this site on a list, or what it may pass on, its operator can mend.
 */
const NO_MAILBOX = /^55\d[ -]5\.1\.(1|2|3|6|10)\b/;

/** Answers about the recipient's address or mailbox, which say nothing of this site: those about the sender's (x.1.7, x.1.8) do. */
const OF_RECIPIENT = /^[45]\d\d[ -][45]\.(1\.(1|2|3|4|5|6|9|10)|2\.\d)\b/;

const RETRY = { retries: 14, retryDelaySeconds: 5 };
/** Longer than the transport's own time limits. */
const EXPIRE_SECONDS = 60;

/**
 * Mails through the job queue: failed ones are retried at growing intervals for one to two days, unless nobody has the address.
 * They wait sealed, because they contain codes and addresses. Mails are dropped if their recipient has left meanwhile
 * or their code is void.
 * @see docs/product/mails.md
 */
export function createMailer({ jobs, clock, seal, transport, isWanted, isCurrent, metrics, log }: MailerDependencies): Mailer {
  async function deliver({ to, subject, text, html, headers, forAnyone, code }: Mail): Promise<Outcome> {
    if (code && code.expiresAt <= clock.now().getTime()) return 'expired';
    if (code && !(await isCurrent(code))) return 'replaced';
    if (!forAnyone && !(await isWanted(to))) return 'dropped';
    try {
      await transport({ to, subject, text, html, headers: { ...AUTOMATIC, ...headers } });
      return 'sent';
    } catch (error) {
      const { response = '' } = transportError.safeParse(error).data ?? {};
      const isRefused = NO_MAILBOX.test(response);
      metrics.mailsSent.inc({ outcome: isRefused ? 'refused' : OF_RECIPIENT.test(response) ? 'deferred' : 'failed' });
      log.warn(
        { err: error },
        isRefused ? 'a mail was refused: nobody has its address' : 'a mail could not be sent and will be tried again',
      );
      throw isRefused ? new FinalFailure(reasonOf(error)) : new Error(reasonOf(error));
    }
  }
  const tryOnce = async ({ sealed }: Waiting) => {
    metrics.mailsSent.inc({ outcome: await deliver(JSON.parse(seal.open(sealed)) as Mail) });
  };
  const tryFirst = (waiting: Waiting) =>
    tryOnce(waiting).catch((error: unknown) => {
      if (error instanceof FinalFailure) throw error;
      return jobs.send(CODES_AGAIN, waiting, { delaySeconds: RETRY.retryDelaySeconds });
    });

  // So that the first mail of a process counts as an increase, too.
  metrics.mailsSent.inc({ outcome: 'sent' }, 0);
  for (const queue of [CODES_AGAIN, NOTICES] as const) {
    jobs.handle<Waiting>(queue, { ...RETRY, concurrency: CONCURRENCY[queue], expireInSeconds: EXPIRE_SECONDS }, tryOnce);
  }
  jobs.handle<Waiting>(CODES, { ...RETRY, concurrency: CONCURRENCY[CODES], expireInSeconds: EXPIRE_SECONDS }, tryFirst);
  return {
    async send(mail, executor) {
      if (mail.to.endsWith(NOWHERE)) return;
      await jobs.send(mail.code ? CODES : NOTICES, { sealed: seal.close(JSON.stringify(mail)) }, { executor });
    },
  };
}

/** What is stored, and shown to administrators, of why a mail was not sent: of the error its codes alone, as it may quote the recipient. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command, errno } = transportError.safeParse(error).data ?? {};
  const cause = code === 'ESOCKET' && errno !== undefined ? getSystemErrorName(errno) : code;
  const codes = [cause, responseCode].filter(Boolean);
  const quoted = codes.length > 0 ? ` (${codes.join(', ')})` : '';
  return command === CONNECTION && responseCode === undefined
    ? `The connection to the mail server (SMTP_URL) failed${quoted}. The log has more.`
    : `The mail was not accepted${quoted}. The log has the mail server’s answer.`;
}
