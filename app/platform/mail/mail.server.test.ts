import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { createJobs, type Jobs } from '../jobs/jobs.server';
import { createLog } from '../log/log.server';
import { createMetrics } from '../log/metrics.server';
import { createSeal } from '../seal.server';
import { openTestDatabase } from '../testing/test-database';
import { createMailer, type Mail, type Mailer } from './mail.server';
import { createOutbox } from './outbox.server';
import { smtpTransport } from './smtp-transport.server';

const mail: Mail = { to: 'mara@example.test', subject: '482913 is your code', text: 'Code: 482913', html: '<p>482913</p>' };

describe('a mail', () => {
  let database: OpenDatabase;
  let jobs: Jobs;
  let mailer: Mailer;
  const left = new Set<string>();
  const sent = vi.fn<(mail: Mail) => Promise<void>>();

  beforeAll(async () => {
    database = await openTestDatabase();
    const log = createLog({ level: 'silent' });
    jobs = createJobs(database, log);
    const seal = createSeal('secret for the test', 'mail queue');
    mailer = createMailer({ jobs, seal, transport: sent, isWanted: async (address) => !left.has(address), metrics: createMetrics(), log });
    sent.mockRejectedValueOnce(new Error('421 try later'));
    await jobs.start();
    await mailer.send(mail);
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
  });

  it('waits sealed, and is tried again when the server refused it', async () => {
    const { rows } = await database.execute(`select data::text as data from pgboss.job where name = 'mail'`);
    expect(JSON.stringify(rows)).not.toMatch(/482913|mara@/);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), { timeout: 25_000 });
    expect(sent).toHaveBeenLastCalledWith(mail);
  });

  it('is not sent to somebody who has left meanwhile', async () => {
    left.add('gone@example.test');
    sent.mockClear();
    await mailer.send({ ...mail, to: 'gone@example.test' });
    await mailer.send({ ...mail, to: 'here@example.test' });
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), { timeout: 25_000 });
    expect(sent.mock.calls.map(([{ to }]) => to)).toEqual(['here@example.test']);
  });
});

describe('the ways out', () => {
  it('an SMTP server gets the mail whole', async () => {
    const received: string[] = [];
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
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await smtpTransport(`smtp://127.0.0.1:${port}`, 'Quillarena <hello@quillarena.test>')(mail);
    expect(received[0]).toContain('482913 is your code|Code: 482913|');
    expect(received[0]).toContain('hello@quillarena.test');
    await new Promise<void>((resolve) => server.close(resolve));
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
