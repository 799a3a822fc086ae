import { once, setMaxListeners } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A received mail. */
interface Mail {
  subject: string;
  text: string;
}

/** The mails that a real SMTP server has received. */
export interface Mailbox {
  /** Address of the SMTP server. */
  url: string;
  /** Waits for mail to an address (with a matching subject) after `seen` earlier ones. @returns the newest. */
  mailTo(address: string, seen?: number, subject?: RegExp): Promise<Mail>;
  /** The newest 6-digit code mailed to an address; mails without one do not count. */
  codeTo(address: string, seen?: number): Promise<string>;
  /** Everything that has come up to now, to everybody. */
  received(): Promise<readonly ReceivedMail[]>;
}

interface ReceivedMail {
  to: string;
  mail: Mail;
}

/** A mailbox with its server in this process. */
export interface OpenMailbox extends Mailbox {
  /** Lets other processes read it. @returns the address for `mailboxAt`. */
  share(): Promise<string>;
  close(): Promise<void>;
}

const WAIT_MS = 120_000;
/** Where a shared mailbox gives all its mails. */
const ALL = '/all';
const CODE = /\b\d{6}\b/;

export async function openMailbox(): Promise<OpenMailbox> {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventTarget();
  // Everybody who waits for a mail listens, and Node would take that for a leak from the eleventh on.
  setMaxListeners(0, arrivals);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Sites keep their connections open between mails.
    closeTimeout: 100,
    onData(stream, session, done) {
      simpleParser(stream).then(({ subject = '', text = '' }) => {
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, mail: { subject, text } });
        arrivals.dispatchEvent(new Event('mail'));
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const readers: Server[] = [];

  async function mailTo(address: string, seen = 0, subject = /./): Promise<Mail> {
    const deadline = AbortSignal.timeout(WAIT_MS);
    for (;;) {
      const received = mails.filter(({ to, mail }) => to === address && subject.test(mail.subject));
      const newest = received.at(-1);
      if (newest && received.length > seen) return newest.mail;
      await once(arrivals, 'mail', { signal: deadline });
    }
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mailTo,
    codeTo: codeFrom(mailTo),
    received: async () => mails,
    async share() {
      const reader = createServer((request, response) => {
        if (request.url === ALL) return void response.end(JSON.stringify(mails));
        const { to = '', seen, subject = '' } = Object.fromEntries(new URL(request.url ?? '', 'http://mails').searchParams);
        mailTo(to, Number(seen), new RegExp(subject)).then(
          (mail) => response.end(JSON.stringify(mail)),
          (error: unknown) => response.writeHead(404).end(String(error)),
        );
      }).listen(0, '127.0.0.1');
      readers.push(reader);
      await once(reader, 'listening');
      return `http://127.0.0.1:${(reader.address() as AddressInfo).port}`;
    },
    async close() {
      for (const reader of readers) reader.close().closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/**
 * A mailbox that another process has open.
 * @param url its SMTP server.
 * @param sharedAt what its `share` returned.
 */
export function mailboxAt({ url, sharedAt }: { url: string; sharedAt: string }): Mailbox {
  async function mailTo(address: string, seen = 0, subject = /./): Promise<Mail> {
    const response = await fetch(`${sharedAt}?${new URLSearchParams({ to: address, seen: String(seen), subject: subject.source })}`);
    if (!response.ok) throw new Error(`No mail to ${address}: ${await response.text()}`);
    return (await response.json()) as Mail;
  }
  return {
    url,
    mailTo,
    codeTo: codeFrom(mailTo),
    received: async () => (await (await fetch(sharedAt + ALL)).json()) as ReceivedMail[],
  };
}

function codeFrom(mailTo: Mailbox['mailTo']): Mailbox['codeTo'] {
  return async (address, seen) => {
    const { subject } = await mailTo(address, seen, CODE);
    const code = subject.match(CODE)?.[0];
    if (!code) throw new Error(`No code in the mail to ${address}.`);
    return code;
  };
}
