import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, openMailServer } from '../testing/servers/mail-server';
import type { Mail } from './mail.server';
import { type SmtpTransport, smtpTransport } from './smtp-transport.server';

const FROM = 'Quillarena <hello@quillarena.test>';
const mail: Mail = { to: 'mara@example.test', subject: '482913 is your code', text: 'Code: 482913', html: '<p>482913</p>' };
const PATIENT = { silenceMs: 20_000, mailMs: 25_000 };
const QUICK = { silenceMs: 200, mailMs: 400 };

/** A server with arbitrary behaviour. */
async function rawServer(onConnection: (socket: Socket) => void): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('mails by SMTP', () => {
  const toClose: { close(): unknown }[] = [];
  const open = <Kind extends { close(): unknown }>(opened: Kind): Kind => {
    toClose.unshift(opened);
    return opened;
  };
  const server = async (...options: Parameters<typeof openMailServer>): Promise<MailServer> => open(await openMailServer(...options));
  const transportTo = (url: string, limits = PATIENT): SmtpTransport => open(smtpTransport(url, FROM, limits));
  afterEach(async () => {
    for (const opened of toClose.splice(0)) await opened.close();
  });

  it('arrive complete', async () => {
    const { url, received } = await server();
    await transportTo(url).transport(mail);
    expect(received).toEqual([
      { to: 'mara@example.test', subject: '482913 is your code', text: 'Code: 482913', from: '"Quillarena" <hello@quillarena.test>' },
    ]);
  });

  it('share connections', async () => {
    const { url, received, connections } = await server();
    const { transport } = transportTo(url);
    for (let round = 0; round < 5; round += 1) await transport(mail);
    await Promise.all(Array.from({ length: 100 }, () => transport(mail)));
    expect(received).toHaveLength(105);
    expect(connections()).toBeLessThanOrEqual(14);
  });

  it('fail if no server listens', async () => {
    const closed = await openMailServer();
    await closed.close();
    await expect(transportTo(closed.url).transport(mail)).rejects.toThrow();
  });

  it('are independent: one refused recipient does not block others', async () => {
    const { url, received } = await server({
      onMail: ({ to }) => {
        if (to === 'nobody@example.test') throw new Error('No such mailbox here');
      },
    });
    const { transport } = transportTo(url);
    await expect(transport({ ...mail, to: 'nobody@example.test' })).rejects.toThrow('No such mailbox here');
    await transport(mail);
    expect(received.map(({ to }) => to)).toEqual(['mara@example.test']);
  });

  it('time out on a hanging connection without affecting others', async () => {
    const { url, received } = await server({
      onMail: ({ to }) => (to === 'hangs@example.test' ? new Promise(() => undefined) : undefined),
    });
    const { transport } = transportTo(url, { silenceMs: 5_000, mailMs: 8_000 });
    const hanging = expect(transport({ ...mail, to: 'hangs@example.test' })).rejects.toThrow();
    await transport(mail);
    await hanging;
    await transport({ ...mail, to: 'after@example.test' });
    expect(received.map(({ to }) => to)).toEqual(['mara@example.test', 'after@example.test']);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => undefined],
    ['talks rubbish', (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n<h1>It works!</h1>')],
    ['hangs up', (socket) => socket.destroy()],
    ['answers a byte at a time', (socket) => void setInterval(() => socket.write('2'), 20).unref()],
  ])('fail at a server that %s', async (_what, onConnection) => {
    const { server: raw, url } = await rawServer(onConnection);
    open(raw);
    await expect(transportTo(url, QUICK).transport(mail)).rejects.toThrow();
  });
});
