import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { createJobs, type Jobs } from '../jobs/jobs.server';
import { createLog } from '../log/log.server';
import { createMetrics } from '../log/metrics.server';
import { createSeal } from '../seal.server';
import { openTestDatabase } from '../testing/test-database';
import { createMailer, type Mail } from './mail.server';
import { createOutbox } from './outbox.server';
import { smtpTransport } from './smtp-transport.server';

const mail: Mail = { to: 'mara@example.test', subject: '482913 is your code', text: 'Code: 482913', html: '<p>482913</p>' };

/** A real SMTP server, which can be stopped and started again at the same port. */
function smtpServer(port: number, received: string[]) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream).then((parsed) => {
        received.push(`${parsed.subject}|${parsed.text?.trim()}|${parsed.from?.text}`);
        done();
      }, done);
    },
  });
  return {
    start: () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
    port: () => (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe('a mail', () => {
  const log = createLog({ level: 'silent' });
  let database: OpenDatabase;
  const running: Jobs[] = [];
  const left = new Set<string>();

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  // A process left over would take the next test's mails to a server that is gone.
  afterEach(() => Promise.all(running.splice(0).map((jobs) => jobs.stop())));
  afterAll(() => database.close());

  /** A process with its own workers on the one database. */
  async function startProcess(smtpUrl: string) {
    const jobs = createJobs(database, log);
    const metrics = createMetrics();
    const transport = smtpTransport(smtpUrl, 'Quillarena <hello@quillarena.test>');
    const mailer = createMailer({
      jobs,
      seal: createSeal('secret for the test', 'mail queue'),
      transport,
      isWanted: async (address) => !left.has(address),
      metrics,
      log,
    });
    await jobs.start();
    running.push(jobs);
    const failures = async () => (await metrics.mailsSent.get()).values.find(({ labels }) => labels.outcome === 'failed')?.value ?? 0;
    return { jobs, mailer, failures };
  }

  it('waits sealed while the mail server is down, outlives the process, and arrives once when it is up', async () => {
    const received: string[] = [];
    const probe = smtpServer(0, received);
    await probe.start();
    const port = probe.port();
    await probe.stop();
    const first = await startProcess(`smtp://127.0.0.1:${port}`);
    await first.mailer.send(mail);
    await vi.waitFor(async () => expect(await first.failures()).toBeGreaterThan(0), { timeout: 20_000 });
    const { rows } = await database.execute(`select data::text as data, output::text as output from pgboss.job where name = 'mail'`);
    expect(JSON.stringify(rows)).not.toMatch(/482913|mara@/);
    await first.jobs.stop();

    const server = smtpServer(port, received);
    await server.start();
    await startProcess(`smtp://127.0.0.1:${port}`);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 25_000 });
    expect(received[0]).toContain('482913 is your code|Code: 482913|');
    await server.stop();
  });

  it('is not sent to somebody who has left meanwhile, unless it is for anyone', async () => {
    const received: string[] = [];
    const server = smtpServer(0, received);
    await server.start();
    const { mailer } = await startProcess(`smtp://127.0.0.1:${server.port()}`);
    left.add('gone@example.test');
    await mailer.send({ ...mail, subject: 'To nobody', to: 'gone@example.test' });
    await mailer.send({ ...mail, subject: 'To a guest', to: 'gone@example.test', forAnyone: true });
    await mailer.send({ ...mail, subject: 'To a player', to: 'here@example.test' });
    await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 25_000 });
    expect(received.map((line) => line.split('|')[0]).sort()).toEqual(['To a guest', 'To a player']);
    await server.stop();
  });
});

describe('the ways out', () => {
  it('an SMTP server gets the mail whole', async () => {
    const received: string[] = [];
    const server = smtpServer(0, received);
    await server.start();
    const port = server.port();
    await smtpTransport(`smtp://127.0.0.1:${port}`, 'Quillarena <hello@quillarena.test>')(mail);
    expect(received[0]).toContain('482913 is your code|Code: 482913|');
    expect(received[0]).toContain('hello@quillarena.test');
    await server.stop();
    await expect(smtpTransport(`smtp://127.0.0.1:${port}`, 'a@b.test')(mail)).rejects.toThrow();
  });

  it('the outbox keeps it as a file that a mail reader opens, and reads nothing outside', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    const outbox = createOutbox(folder, 'hello@quillarena.test', { now: () => new Date('2026-03-01T12:00:00Z'), gameSpeed: 1 });
    await outbox.transport(mail);
    await outbox.transport({ ...mail, subject: 'Second' });
    const [newest, older] = await outbox.list();
    expect(await outbox.glance(newest ?? '')).toMatchObject({ subject: 'Second', to: 'mara@example.test' });
    const parsed = await simpleParser((await outbox.read(older ?? '')) ?? '');
    expect(parsed.text?.trim()).toBe('Code: 482913');
    expect(await outbox.read('../secret')).toBeUndefined();
    expect(await outbox.read('none.eml')).toBeUndefined();
    await rm(folder, { recursive: true });
  });
});
