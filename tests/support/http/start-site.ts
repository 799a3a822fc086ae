import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { openPayments } from '../../../app/platform/testing/servers/payments.ts';
import { openMailbox } from '../people/mailbox.ts';
import { openPostgres } from '../sites/postgres.ts';
import { LENIENT_ENTRY, SITE_FLAGS, siteProcess } from '../sites/site-process.ts';

const SECRET = 'a secret of at least thirty-two characters';

/** How test files reach the site that they share. */
export interface StartedSite {
  url: string;
  /** Answers with everything that it has printed. */
  logUrl: string;
  /** Its settings, for an administrator's commands. */
  settings: { DATABASE_URL: string; SECRET: string; DATA_DIR: string };
  /** The folder and the port of its database server. */
  database: { folder: string; port: number };
  mailbox: { url: string; sharedAt: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    startedSite: StartedSite;
  }
}

/** Starts a site without the demo world on a PostgreSQL server, which tests may fill and change by statements of their own. */
export default async function startSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const [mailbox, postgres, payments] = await Promise.all([openMailbox(), openPostgres(), openPayments()]);
  const settings = { DATABASE_URL: postgres.url, SECRET };
  process.env[SITE_FLAGS] = '--liftoff-only';
  // Each person counts as a client of their own, whose limits the others do not use up.
  const env = { ...settings, ...payments.env, SMTP_URL: mailbox.url, DEMO: '0', TRUST_PROXY: '1' };
  const site = await siteProcess(env, LENIENT_ENTRY);
  await site.start();
  const log = createServer((_request, response) => response.end(site.output())).listen(0, '127.0.0.1');
  await once(log, 'listening');
  provide('startedSite', {
    url: site.url,
    logUrl: `http://127.0.0.1:${(log.address() as AddressInfo).port}`,
    settings: { ...settings, DATA_DIR: site.dataDir },
    database: { folder: postgres.folder, port: postgres.port },
    mailbox: { url: mailbox.url, sharedAt: await mailbox.share() },
  });
  return async () => {
    if (!site.running()) console.error(`The site ended before the tests:\n${site.output()}`);
    log.close();
    await site.dispose();
    await postgres.dispose();
    await payments.close();
    await mailbox.close();
  };
}
