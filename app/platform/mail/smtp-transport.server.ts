import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.server';

const TIMEOUT_MS = 15_000;

/** Sends through an SMTP server; a silent one counts as failed after 15 s. */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}
