import { createTransport } from 'nodemailer';
import { MAILS_AT_ONCE, type MailTransport } from './mail.server';

export interface SmtpLimits {
  /** Maximum silence of a mail server, in ms. */
  silenceMs: number;
  /** Time limit for a whole mail, in ms. */
  mailMs: number;
}

const LIMITS: SmtpLimits = { silenceMs: 15_000, mailMs: 30_000 };
/** An idle connection is closed after this time, in ms. */
const IDLE_MS = 30_000;

export interface SmtpTransport {
  transport: MailTransport;
  /** Closes idle connections, and the others after their mail. */
  close(): void;
}

/**
 * Sends through an SMTP server over pooled connections. One that is silent for 15 s, or
 * takes more than 30 s for a mail, fails and is closed; mails on other connections are not affected.
 * @param smtpUrl may set nodemailer's own options in its query, such as `?maxConnections=3`.
 */
export function smtpTransport(smtpUrl: string, from: string, { silenceMs, mailMs } = LIMITS): SmtpTransport {
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    idleTimeout: IDLE_MS,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
  });
  return {
    async transport(mail) {
      await pool.sendMail({ from, ...mail, signal: AbortSignal.timeout(mailMs) });
    },
    close: () => pool.close(),
  };
}
