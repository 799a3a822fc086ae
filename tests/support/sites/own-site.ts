import type { Mailbox } from '../people/mailbox';
import { test } from '../test';
import { openPostgres, type Postgres } from './postgres';
import { ENTRY, LENIENT_ENTRY, SITES_START_WITHIN, type SiteProcess, siteProcess, startedSite } from './site-process';

/** What a file starts for its tests: a site, and what belongs to it. */
export interface Own {
  url: string;
  /** Stops all of it and removes its data. */
  dispose(): Promise<void>;
}

/**
 * Makes tests of a file that have something of their own, which they may stop, kill or move in time. Tests of one worker
 * share it: the first of them has it started, and it goes after the last. It is not a fixture of the worker, because
 * Playwright gives each set of those a new worker, with a new browser.
 */
export function testsWith<T extends Own>(start: (mailbox: Mailbox) => Promise<T>) {
  let started: Promise<T> | undefined;
  const tests = test.extend<{ own: T }>({
    own: [
      async ({ mailbox }, use) => {
        started ??= start(mailbox);
        await use(await started);
      },
      { scope: 'test', ...SITES_START_WITHIN },
    ],
    baseURL: async ({ own }, use) => use(own.url),
  });
  tests.afterAll(async () => {
    const ending = started;
    // The worker may come to other tests of the file later.
    started = undefined;
    await (await ending)?.dispose();
  });
  return tests;
}

/** Makes tests of a file with a site of its own. @param entry the server's file. @param settings in addition to the mail server. */
export function testsWithOwnSite(entry = ENTRY, settings: Record<string, string> = {}) {
  return testsWith((mailbox): Promise<SiteProcess> => startedSite({ SMTP_URL: mailbox.url, ...settings }, entry));
}

/** A site on a database server that belongs to it. */
export interface PostgresSite extends Own {
  site: SiteProcess;
  postgres: Postgres;
}

/**
 * Starts a site without the demo world on a database server of its own.
 * @param more settings.
 * @param fill called before it starts, with the settings that an administrator's command needs.
 */
export async function postgresSite(
  mailbox: Mailbox,
  {
    entry = LENIENT_ENTRY,
    more,
    fill,
  }: { entry?: string; more?: Record<string, string>; fill?: (settings: Record<string, string>) => Promise<void> } = {},
): Promise<PostgresSite> {
  const postgres = await openPostgres();
  const settings = { DATABASE_URL: postgres.url, SECRET: 'a secret of at least thirty-two characters', ...more };
  const site = await siteProcess({ ...settings, SMTP_URL: mailbox.url, DEMO: '0' }, entry);
  await fill?.({ ...settings, DATA_DIR: site.dataDir });
  await site.start();
  return {
    ...{ url: site.url, site, postgres },
    async dispose() {
      await site.dispose();
      await postgres.dispose();
    },
  };
}
