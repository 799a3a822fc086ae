import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { JOB_SCHEMA } from '../jobs/job-schema';
import { createJobs, type Jobs } from '../jobs/jobs.server';
import { createLog } from '../log/log.server';
import { createMetrics } from '../log/metrics.server';
import { createSeal } from '../sealing/seal.server';
import { openTestDatabase } from '../testing/database/test-database';
import { type MailServer, type MailServerOptions, openMailServer } from '../testing/servers/mail-server';
import { createMailer, type Mail } from './mail.server';
import { type SmtpLimits, smtpTransport } from './smtp-transport.server';

const mail: Mail = { to: 'mara@example.test', subject: 'A notice', text: 'Some words.', html: '<p>Some words.</p>' };
const codeMail = (code: string, to = 'mara@example.test'): Mail => ({
  ...{ to, subject: `${code} is your code`, text: `Code: ${code}`, html: `<p>${code}</p>` },
  code: { identifier: `code-of-${to}-${code}`, expiresAt: Date.now() + 600_000 },
});

describe('a mail', () => {
  const log = createLog({ level: 'silent' });
  let database: OpenDatabase;
  const running: { stop(): Promise<unknown> }[] = [];
  const servers: MailServer[] = [];
  const left = new Set<string>();
  const dead = new Set<string>();

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.execute(`drop schema if exists ${JOB_SCHEMA} cascade`);
    left.clear();
    dead.clear();
  });
  // A leftover process would send the next test's mails to a closed server.
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  afterAll(() => database.close());

  const mailServer = async (options?: MailServerOptions) => {
    const server = await openMailServer(options);
    servers.push(server);
    return server;
  };

  /** Another process with its own workers on the same database. */
  async function startProcess(smtpUrl: string, limits?: SmtpLimits) {
    const jobs: Jobs = createJobs(database, log);
    const metrics = createMetrics();
    const smtp = smtpTransport(smtpUrl, 'Quillarena <hello@quillarena.test>', limits);
    const mailer = createMailer({
      jobs,
      clock: { now: () => new Date(), gameSpeed: 1 },
      seal: createSeal('secret for the test', 'mail queue'),
      transport: smtp.transport,
      isWanted: async (address) => !left.has(address),
      isCurrent: async ({ identifier }) => !dead.has(identifier),
      metrics,
      log,
    });
    await jobs.start();
    const stop = async () => {
      await jobs.stop();
      smtp.close();
    };
    running.push({ stop });
    const count = async (outcome: string) =>
      (await metrics.mailsSent.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
    return { stop, mailer, count };
  }

  it('waits sealed while the mail server is down, survives the process, and arrives once', async () => {
    const probe = await openMailServer();
    await probe.close();
    const first = await startProcess(probe.url);
    await first.mailer.send(codeMail('482913'));
    const stored = async () => {
      const { rows } = await database.execute(
        `select data::text as data, output->>'message' as reason, output::text as output from ${JOB_SCHEMA}.job where name like '%mail%'`,
      );
      return JSON.stringify(rows);
    };
    await vi.waitFor(async () => expect(await stored()).toMatch(/The connection to the mail server \(SMTP_URL\) failed \(ECONNREFUSED\)/));
    expect(await first.count('failed')).toBeGreaterThan(0);
    expect(await stored()).not.toMatch(/482913|mara@/);
    await first.stop();
    // The next try is due at once instead of seconds later.
    await database.execute(`update ${JOB_SCHEMA}.job set start_after = now() where state = 'retry'`);

    const { url, received } = await mailServer({ port: probe.port });
    const second = await startProcess(url);
    await vi.waitFor(async () => expect(await second.count('sent')).toBe(1));
    expect(received.map(({ subject, text }) => [subject, text])).toEqual([['482913 is your code', 'Code: 482913']]);
  });

  it('is sent neither to an address of the demo world nor to a person who has left meanwhile, unless it is for anyone', async () => {
    const { url, received } = await mailServer();
    const { mailer } = await startProcess(url);
    left.add('gone@example.test');
    await mailer.send({ ...mail, subject: 'To nobody', to: 'gone@example.test' });
    await mailer.send({ ...mail, subject: 'To the demo world', to: 'mara@demo.invalid', forAnyone: true });
    await mailer.send({ ...mail, subject: 'To a guest', to: 'gone@example.test', forAnyone: true });
    await mailer.send({ ...mail, subject: 'To a player', to: 'here@example.test' });
    await vi.waitFor(() => expect(received).toHaveLength(2));
    expect(received.map(({ subject }) => subject).sort()).toEqual(['To a guest', 'To a player']);
  });

  it('is sent once its transaction is committed, and not at all if it fails', async () => {
    const { url, received } = await mailServer();
    const { mailer } = await startProcess(url);
    const failing = database.db.transaction().execute(async (trx) => {
      await mailer.send({ ...mail, subject: 'Taken back' }, trx);
      throw new Error('not this time');
    });
    await expect(failing).rejects.toThrow('not this time');
    await database.db.transaction().execute((trx) => mailer.send({ ...mail, subject: 'Kept' }, trx));
    await vi.waitFor(() => expect(received.map(({ subject }) => subject)).toEqual(['Kept']));
  });

  it('is sent concurrently with others, without waiting for the next poll', async () => {
    const together: (() => void)[] = [];
    const { url, received } = await mailServer({
      // Each is accepted once four have arrived.
      onMail: () =>
        new Promise((resolve) => {
          together.push(resolve);
          if (together.length === 4) for (const accept of together.splice(0)) accept();
        }),
    });
    const { mailer } = await startProcess(url);
    const people = Array.from({ length: 40 }, (_, place) => `player${place}@example.test`);
    await Promise.all(people.map((to) => mailer.send(codeMail('482913', to))));
    await vi.waitFor(() => expect(received).toHaveLength(40));
    expect(new Set(received.map(({ to }) => to))).toEqual(new Set(people));
  });

  it('with a code does not wait for notices', async () => {
    let codeHasCome = () => {};
    const code = new Promise<void>((resolve) => (codeHasCome = resolve));
    const { url, received } = await mailServer({
      onMail: ({ subject }) => (subject === 'A notice' ? code : codeHasCome()),
    });
    const { mailer } = await startProcess(url);
    for (let notice = 0; notice < 10; notice += 1) await mailer.send(mail);
    await mailer.send(codeMail('482913'));
    await vi.waitFor(() => expect(received).toHaveLength(11));
  });

  it('with a code does not wait for any number of hanging mails', async () => {
    const { url, received } = await mailServer({
      onMail: ({ to }) => (to.startsWith('hangs') ? new Promise(() => undefined) : undefined),
    });
    const { mailer, count } = await startProcess(url, { silenceMs: 500, mailMs: 5_000 });
    for (let one = 0; one < 20; one += 1) await mailer.send(codeMail('111111', `hangs${one}@example.test`));
    await vi.waitFor(async () => expect(await count('failed')).toBeGreaterThan(0));
    await mailer.send(codeMail('482913'));
    await vi.waitFor(() => expect(received.map(({ to }) => to)).toContain('mara@example.test'));
  });

  it('with a code is sent at once although the previous one waits, which is then dropped', async () => {
    const probe = await openMailServer();
    await probe.close();
    const { mailer, count } = await startProcess(probe.url);
    const older = codeMail('111111');
    await mailer.send(older);
    await vi.waitFor(async () => expect(await count('failed')).toBeGreaterThan(0));
    const { received } = await mailServer({ port: probe.port });
    dead.add(older.code?.identifier ?? '');
    await mailer.send(codeMail('222222'));
    await vi.waitFor(async () => expect(await count('replaced')).toBe(1));
    expect(received.map(({ subject }) => subject)).toEqual(['222222 is your code']);
  });

  it('with an expired code is not sent', async () => {
    const { url, received } = await mailServer();
    const { mailer, count } = await startProcess(url);
    await mailer.send({ ...codeMail('111111'), code: { identifier: 'old', expiresAt: Date.now() - 1 } });
    await mailer.send(codeMail('222222'));
    await vi.waitFor(async () => expect([await count('expired'), await count('sent')]).toEqual([1, 1]));
    expect(received.map(({ subject }) => subject)).toEqual(['222222 is your code']);
  });

  it('refused for one recipient does not block others', async () => {
    const { url, received } = await mailServer({
      onMail: async ({ to }) => {
        if (to === 'nobody@example.test') throw new Error('refused');
      },
    });
    const { mailer, count } = await startProcess(url);
    await mailer.send(codeMail('111111', 'nobody@example.test'));
    await mailer.send(codeMail('222222'));
    await vi.waitFor(async () => expect([(await count('failed')) > 0, await count('sent')]).toEqual([true, 1]));
    expect(received.map(({ to }) => to)).toEqual(['mara@example.test']);
  });

  it('to an address that nobody has is tried once, and one refused for another reason again', async () => {
    const { url } = await mailServer({
      onMail: async ({ to }) => {
        if (to.startsWith('nobody')) throw new Error('5.1.1 User unknown');
        throw new Error(to.startsWith('away') ? '5.2.1 Mailbox disabled' : '5.1.8 Sender address rejected');
      },
    });
    const { mailer, count } = await startProcess(url);
    await mailer.send({ ...mail, to: 'nobody@example.test' });
    await mailer.send({ ...mail, to: 'away@example.test' });
    await mailer.send(codeMail('111111', 'nobody@example.test'));
    await mailer.send(codeMail('222222'));
    await vi.waitFor(async () => {
      const { rows } = await database.execute(
        `select name, state::text as state from ${JOB_SCHEMA}.job where name like '%mail%' and state in ('failed', 'retry') order by name, state`,
      );
      expect(rows).toEqual([
        { name: 'code-mail', state: 'failed' },
        { name: 'code-mail-again', state: 'retry' },
        { name: 'mail', state: 'failed' },
        { name: 'mail', state: 'retry' },
      ]);
    });
    expect(await count('refused')).toBe(2);
    // What is wrong with one mailbox is no failure of the site's.
    expect([(await count('deferred')) > 0, (await count('failed')) > 0]).toEqual([true, true]);
  });

  it('being sent when the process stops is completed and not repeated', async () => {
    let isUnderWay = () => {};
    let accept = () => {};
    const underWay = new Promise<void>((resolve) => (isUnderWay = resolve));
    const { url, received } = await mailServer({
      onMail: () => {
        isUnderWay();
        return new Promise((resolve) => (accept = resolve));
      },
    });
    const { mailer, stop } = await startProcess(url);
    await mailer.send(codeMail('482913'));
    await underWay;
    const stopped = stop();
    accept();
    await stopped;
    expect(received).toHaveLength(1);
    const { rows } = await database.execute(`select state from ${JOB_SCHEMA}.job where name = 'code-mail'`);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
});
