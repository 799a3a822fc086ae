import { test as base } from '../test';
import { openPostgres, type Postgres } from './postgres';
import { SITES_START_WITHIN, type SiteProcess, siteProcess } from './site-process';

/** A site without the demo world on the worker's own database server. */
export const test = base.extend<object, { postgres: Postgres; site: SiteProcess }>({
  postgres: [
    async ({}, use) => {
      const postgres = await openPostgres();
      await use(postgres);
      await postgres.dispose();
    },
    { scope: 'worker', ...SITES_START_WITHIN },
  ],
  site: [
    async ({ mailbox, postgres }, use) => {
      const SECRET = 'a secret of at least thirty-two characters';
      const site = await siteProcess({ SMTP_URL: mailbox.url, DATABASE_URL: postgres.url, SECRET, DEMO: '0' });
      await site.start();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', ...SITES_START_WITHIN },
  ],
});
