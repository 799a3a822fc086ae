import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  from: string;
}

export interface MailServerOptions {
  /** 0: any free port. */
  port?: number;
  /**
   * Called for each received mail, which is accepted when the promise resolves and refused with 550 and the error's message when it
   * rejects; until then the server hangs.
   */
  onMail?(mail: ReceivedMail): Promise<void> | void;
}

/** A real SMTP server that stores accepted mails. */
export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Number of connections opened to it. */
  connections(): number;
  close(): Promise<void>;
}

export async function openMailServer({ port = 0, onMail }: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Senders keep connections open between mails.
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    async onData(stream, session, done) {
      const parsed = await simpleParser(stream);
      const mail = {
        to: session.envelope.rcptTo.map(({ address }) => address).join(),
        subject: parsed.subject ?? '',
        text: parsed.text?.trim() ?? '',
        from: parsed.from?.text ?? '',
      };
      try {
        await onMail?.(mail);
        received.push(mail);
        done();
      } catch (error) {
        done(Object.assign(error instanceof Error ? error : new Error('Refused'), { responseCode: 550 }));
      }
    },
  });
  // Tests cut connections in the middle of a mail.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: opened } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${opened}`,
    port: opened,
    received,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
