import { createTransport } from 'nodemailer';
import { MAILS_AT_ONCE, type MailTransport } from './mail.server';

export interface SmtpLimits {
  /** A mail server may be silent for this long, in ms. */
  silenceMs: number;
  /** And may take this long for a mail in all, however little by little it answers. */
  mailMs: number;
}

const LIMITS: SmtpLimits = { silenceMs: 15_000, mailMs: 30_000 };
/** A connection without mails is closed after this long, in ms. */
const IDLE_MS = 30_000;

export interface SmtpTransport {
  transport: MailTransport;
  /** Closes idle connections, and the others after their mail. */
  close(): void;
}

/**
 * Sends through an SMTP server over connections that are kept open between mails. One that is silent for 15 s, or
 * takes more than 30 s for a mail, counts as failed and loses that connection; mails on others are not touched.
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
