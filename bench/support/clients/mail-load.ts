import { PgBoss } from 'pg-boss';
import { siteProcess } from '../../../tests/support/sites/site-process.ts';
import type * as MailModules from '../database/mail-modules.ts';
import { loadApp } from '../load-app.ts';

const modules = await loadApp<typeof MailModules>('./bench/support/database/mail-modules.ts');

export type OpenDatabase = Awaited<ReturnType<typeof MailModules.openEmbeddedDatabase>>;

const FROM = 'Quillarena <hello@quillarena.test>';
const SECRET = 'a secret for this benchmark only';
const PASSWORD = 'Quill-and-sand-7';

/** A mail server that takes `mailMs` ms for each mail and records arrival times. */
export async function slowMailServer(mailMs: number) {
  const arrivals = new Map<string, number>();
  let heard = () => {};
  const server = await modules.openMailServer({
    onMail: ({ to }) =>
      new Promise((resolve) => {
        setTimeout(() => {
          arrivals.set(to, performance.now());
          heard();
          resolve();
        }, mailMs);
      }),
  });
  return {
    ...server,
    arrivals,
    /** Resolves when this many people have their mail. */
    async arrived(count: number): Promise<void> {
      while (arrivals.size < count) await new Promise<void>((resolve) => (heard = resolve));
    },
  };
}

type SlowMailServer = Awaited<ReturnType<typeof slowMailServer>>;

/** @param databaseUrl an empty database on a server; undefined: an embedded one in memory. */
export async function openDatabase(databaseUrl: string | undefined): Promise<OpenDatabase> {
  const database = databaseUrl
    ? modules.openServerDatabase({ url: databaseUrl }, () => undefined)
    : await modules.openEmbeddedDatabase(undefined);
  await modules.migrate(database);
  return database;
}

/** Sends codes to people at once through the product's mailer. @returns seconds until the last one arrived. */
export async function byMailer(database: OpenDatabase, server: SlowMailServer, people: number): Promise<number> {
  const log = modules.createLog({ level: 'silent' });
  const jobs = modules.createJobs(database, log);
  const smtp = modules.smtpTransport(server.url, FROM);
  const mailer = modules.createMailer({
    ...{ jobs, log, transport: smtp.transport, clock: modules.systemClock(), metrics: modules.createMetrics() },
    seal: modules.createSeal(SECRET, 'mail queue'),
    isWanted: async () => true,
    isCurrent: async () => true,
  });
  await jobs.start();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: people }, (_, person) =>
      mailer.send({
        ...{ to: `player${person}@example.test`, subject: '482913 is your code', text: '482913', html: '<p>482913</p>' },
        code: { identifier: `code ${person}`, expiresAt: Date.now() + 600_000 },
      }),
    ),
  );
  await server.arrived(people);
  const seconds = (performance.now() - began) / 1000;
  await jobs.stop();
  smtp.close();
  return seconds;
}

/** The same through pg-boss's default worker: one job for each poll, one connection for each mail. */
export async function byPlainWorker(database: OpenDatabase, server: SlowMailServer, people: number): Promise<number> {
  const boss = new PgBoss({ db: { executeSql: (sql, values) => database.execute(sql, values) }, schema: 'plain_boss' });
  boss.on('error', console.error);
  await boss.start();
  await boss.createQueue('mail');
  const began = performance.now();
  for (let person = 0; person < people; person += 1) await boss.send('mail', { to: `player${person}@example.test` });
  await boss.work<{ to: string }>('mail', async ([job]) => {
    const smtp = modules.smtpTransport(server.url, FROM);
    await smtp.transport({ to: job?.data.to ?? '', subject: '482913 is your code', text: '482913', html: '<p>482913</p>' });
    smtp.close();
  });
  await server.arrived(people);
  const seconds = (performance.now() - began) / 1000;
  await boss.stop({ graceful: false, close: false });
  return seconds;
}

export interface SignUps {
  people: number;
  /** Spread evenly over this time, in ms; 0: all at once. */
  overMs: number;
}

/** How long a person waited, in seconds. */
export interface Wait {
  /** From pressing the button to the response. */
  answer: number;
  /** From the response to the mail. */
  mail: number;
}

/**
 * Signs people up at a whole site.
 * @param env settings of the site.
 * @returns the wait of each person.
 */
export async function bySignUp(env: Record<string, string>, server: SlowMailServer, { people, overMs }: SignUps): Promise<Wait[]> {
  const site = await siteProcess({ ...env, SMTP_URL: server.url, DEMO: '0', TRUST_PROXY: '1' });
  try {
    await site.start();
    const pressed = await Promise.all(Array.from({ length: people }, (_, person) => signUp(site.url, person, (overMs / people) * person)));
    await server.arrived(people);
    return pressed.map(({ to, at, answeredAt }) => {
      const arrived = server.arrivals.get(to) ?? Number.NaN;
      return { answer: (answeredAt - at) / 1000, mail: Math.max(0, arrived - answeredAt) / 1000 };
    });
  } finally {
    await site.dispose();
  }
}

/** Signs a person up, each from a different client address. */
async function signUp(url: string, person: number, delayMs: number): Promise<{ to: string; at: number; answeredAt: number }> {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  const at = performance.now();
  const to = `player${person}@example.test`;
  const answer = await fetch(`${url}/signup`, {
    method: 'POST',
    headers: { Origin: url, 'X-Forwarded-For': `198.51.${person >> 8}.${person & 255}` },
    body: new URLSearchParams({ name: `Player ${person}`, email: to, password: PASSWORD }),
  });
  await answer.text();
  if (!answer.ok) throw new Error(`A sign-up was answered with ${answer.status}.`);
  return { to, at, answeredAt: performance.now() };
}
