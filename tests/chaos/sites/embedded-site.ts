import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { siteProcess } from '../../support/sites/site-process.ts';
import { backUpInUse } from './backup-in-use.ts';
import { type ChaosSite, errorLines, type SiteDependencies, siteSettings, stopCleanly, suspend } from './chaos-site.ts';

/** One process on the embedded database, and a rival started on the same folder. */
export async function embeddedSite({ random, journal, smtpUrl }: SiteDependencies): Promise<ChaosSite> {
  const settings = siteSettings(smtpUrl);
  const site = await siteProcess(settings);
  const rival = await siteProcess({ ...settings, DATA_DIR: site.dataDir });

  /** Two processes on one folder put all of its data at risk. */
  async function rivalMustBeRefused(): Promise<void> {
    const cameUp = await rival.start().then(
      () => true,
      () => false,
    );
    if (!cameUp) return;
    journal.violate('two holders', 'a second process came up on the same DATA_DIR');
    await rival.kill();
  }

  async function startBoth(): Promise<void> {
    const [here, there] = await Promise.allSettled([site.start(), rival.start()]);
    const holders = [here, there].filter(({ status }) => status === 'fulfilled').length;
    if (holders === 2) journal.violate('two holders', 'two processes started at once both came up');
    // Each may have refused because of the other; the next start must succeed.
    if (there.status === 'fulfilled') await rival.kill();
    if (!site.running()) await site.start();
  }

  async function crash(): Promise<void> {
    await site.kill();
    await site.start();
  }

  return {
    name: 'embedded database, one process',
    urls: [site.url],
    faults: {
      'kill -9': crash,
      'stop and continue': () => suspend(site, random),
      'second start': rivalMustBeRefused,
      'second start beside a stopped process': () => suspend(site, random, rivalMustBeRefused),
      'backup while people write': () => backUpInUse({ ...settings, DATA_DIR: site.dataDir }, journal),
      'kill -9, then two starts at once': async () => {
        await site.kill();
        await startBoth();
      },
      'stop and start': async () => {
        await stopCleanly(site, journal);
        await site.start();
      },
    },
    crash,
    start: site.start,
    stop: () => stopCleanly(site, journal),
    errors: () => errorLines([site, rival]),
    async withDatabase(work) {
      const pglite = await PGlite.create({ dataDir: join(site.dataDir, 'database') });
      try {
        return await work(async <Row>(sql: string, values: unknown[] = []) => (await pglite.query<Row>(sql, values)).rows);
      } finally {
        await pglite.close();
      }
    },
    async dispose() {
      await rival.dispose();
      await site.dispose();
    },
  };
}
