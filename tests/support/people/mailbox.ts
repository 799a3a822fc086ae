import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that stores the mails it receives. */
export interface Mailbox {
  url: string;
  /** Waits for mail to an address (with a matching subject) after `seen` earlier ones. @returns the newest. */
  mailTo(address: string, seen?: number, subject?: RegExp): Promise<ParsedMail>;
  /** The newest 6-digit code mailed to an address; mails without one do not count. */
  codeTo(address: string, seen?: number): Promise<string>;
  close(): Promise<void>;
}

const WAIT_MS = 60_000;
const CODE = /\b\d{6}\b/;

export async function openMailbox(): Promise<Mailbox> {
  const mails: { to: string; mail: ParsedMail }[] = [];
  const arrivals = new EventTarget();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Sites keep their connections open between mails.
    closeTimeout: 100,
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, mail });
        arrivals.dispatchEvent(new Event('mail'));
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  async function mailTo(address: string, seen = 0, subject = /./): Promise<ParsedMail> {
    const deadline = AbortSignal.timeout(WAIT_MS);
    for (;;) {
      const received = mails.filter(({ to, mail }) => to === address && subject.test(mail.subject ?? ''));
      const newest = received.at(-1);
      if (newest && received.length > seen) return newest.mail;
      await once(arrivals, 'mail', { signal: deadline });
    }
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mailTo,
    async codeTo(address, seen) {
      const mail = await mailTo(address, seen, CODE);
      const code = mail.subject?.match(CODE)?.[0];
      if (!code) throw new Error(`No code in the mail to ${address}.`);
      return code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
